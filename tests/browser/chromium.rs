//! A headless Chromium driven over its debugging protocol: what a person with keyboard and mouse
//! does, and what they see.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything on the page may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// Chromium on this machine: `CHANCERY_CHROMIUM`, or one of its usual names in `PATH`.
pub fn find() -> Option<PathBuf> {
    if let Some(given) = std::env::var_os("CHANCERY_CHROMIUM") {
        return Some(given.into());
    }
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// One open page.
pub struct Page {
    // Killed when dropped.
    _browser: Child,
    _profile: tempfile::TempDir,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    last_id: u64,
    /// What the page's console complained of.
    pub complaints: Vec<String>,
    /// The last file that was asked for.
    chooser: Value,
    shots: PathBuf,
}

impl Page {
    /// Starts Chromium and opens an empty page of 1280 × 800; pictures go to `shots`.
    pub async fn open(chromium: &Path, shots: PathBuf) -> Page {
        std::fs::create_dir_all(&shots).expect("a folder for pictures");
        let profile = tempfile::tempdir().expect("a folder for the browser");
        let mut browser = Command::new(chromium)
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--lang=en-GB",
                "--remote-debugging-port=0",
                "--window-size=1280,800",
            ])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("Chromium starts");
        let stderr = browser.stderr.take().expect("its messages");
        let mut lines = BufReader::new(stderr).lines();
        let door = loop {
            let line = tokio::time::timeout(PATIENCE, lines.next_line()).await;
            let line = line.expect("Chromium in time").expect("its messages");
            let line = line.expect("Chromium says where it listens");
            if let Some(door) = line.strip_prefix("DevTools listening on ws://") {
                break door.split('/').next().expect("an address").to_owned();
            }
        };
        // Nobody reads on: the rest must not fill the pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        let list: Value = reqwest::get(format!("http://{door}/json/list"))
            .await
            .expect("its list of pages")
            .json()
            .await
            .expect("a list");
        let page = list
            .as_array()
            .and_then(|all| all.iter().find(|t| t["type"] == "page"))
            .expect("a page");
        let address = page["webSocketDebuggerUrl"].as_str().expect("its address");
        let (socket, _) = tokio_tungstenite::connect_async(address)
            .await
            .expect("a connection to the page");
        let mut page = Page {
            _browser: browser,
            _profile: profile,
            socket,
            last_id: 0,
            complaints: Vec::new(),
            chooser: Value::Null,
            shots,
        };
        page.call("Runtime.enable", json!({})).await;
        page.call("Log.enable", json!({})).await;
        page.call("Page.enable", json!({})).await;
        page.size(1280, 800).await;
        page
    }

    async fn call(&mut self, method: &str, params: Value) -> Value {
        self.last_id += 1;
        let id = self.last_id;
        let request = json!({"id": id, "method": method, "params": params}).to_string();
        self.socket
            .send(Message::Text(request))
            .await
            .expect("a request to Chromium");
        let answer = tokio::time::timeout(PATIENCE + Duration::from_secs(5), async {
            loop {
                let frame = self.socket.next().await.expect("Chromium lives");
                let Message::Text(text) = frame.expect("a frame") else {
                    continue;
                };
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                if frame["id"] == id {
                    return frame;
                }
                self.note(&frame);
            }
        })
        .await
        .unwrap_or_else(|_| panic!("{method} was not answered"));
        assert!(answer["error"].is_null(), "{method}: {}", answer["error"]);
        answer["result"].clone()
    }

    fn note(&mut self, frame: &Value) {
        let params = &frame["params"];
        match frame["method"].as_str() {
            Some("Page.fileChooserOpened") => self.chooser = params.clone(),
            Some("Runtime.exceptionThrown") => {
                self.complaints.push(params["exceptionDetails"].to_string());
            }
            Some("Runtime.consoleAPICalled") if params["type"] == "error" => {
                self.complaints.push(params["args"].to_string());
            }
            Some("Log.entryAdded") if params["entry"]["level"] == "error" => {
                self.complaints.push(params["entry"].to_string());
            }
            _ => {}
        }
    }

    /// Sets the window's size.
    pub async fn size(&mut self, width: u32, height: u32) {
        let params =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.call("Emulation.setDeviceMetricsOverride", params)
            .await;
        // Chromium answers before the page has the new size, and a new width changes nothing that `until` sees.
        self.eval(&format!(
            "(async () => {{ while (innerWidth !== {width}) await new Promise(requestAnimationFrame); }})()"
        ))
        .await;
    }

    /// Shows the page light or dark.
    pub async fn dark(&mut self, dark: bool) {
        let value = if dark { "dark" } else { "light" };
        let params = json!({"features": [{"name": "prefers-color-scheme", "value": value}]});
        self.call("Emulation.setEmulatedMedia", params).await;
    }

    /// Takes these languages for the browser's, as in `de-AT,de`; what is visited from now on is told them.
    pub async fn languages(&mut self, accepted: &str) {
        let agent = self.eval("navigator.userAgent").await;
        let params = json!({"userAgent": agent, "acceptLanguage": accepted});
        self.call("Emulation.setUserAgentOverride", params).await;
    }

    /// Goes to an address.
    pub async fn visit(&mut self, address: &str) {
        self.call("Page.navigate", json!({"url": address})).await;
    }

    /// The value of a JavaScript expression, awaited.
    pub async fn eval(&mut self, expression: &str) -> Value {
        let params = json!({"expression": expression, "awaitPromise": true, "returnByValue": true});
        let result = self.call("Runtime.evaluate", params).await;
        assert!(
            result["exceptionDetails"].is_null(),
            "{expression}: {}",
            result["exceptionDetails"]
        );
        result["result"]["value"].clone()
    }

    /// Waits until an expression holds, looking again after every change of the page.
    pub async fn until(&mut self, expression: &str) {
        let patience = PATIENCE.as_millis();
        let script = format!(
            "new Promise((done) => {{
                const holds = () => {{ try {{ return Boolean({expression}); }} catch {{ return false; }} }};
                if (holds()) return done(true);
                const watch = new MutationObserver(() => {{
                    if (holds()) {{ watch.disconnect(); done(true); }}
                }});
                watch.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
                setTimeout(() => {{ watch.disconnect(); done(holds()); }}, {patience});
            }})"
        );
        let held = self.eval(&script).await;
        if held != true {
            self.shot("failed").await;
            let text = self.eval("document.body.innerText").await;
            panic!("never came true: {expression}\nthe page says:\n{text}");
        }
    }

    /// Presses the left mouse button on an element, as soon as it is shown, stands still and nothing covers it.
    pub async fn click(&mut self, selector: &str) {
        let quoted = Value::from(selector).to_string();
        let patience = PATIENCE.as_millis();
        let script = format!(
            "(async () => {{
                const frame = () => new Promise(requestAnimationFrame);
                const started = performance.now();
                let last = '', state;
                do {{
                    await frame();
                    const node = document.querySelector({quoted});
                    state = 'there is none';
                    if (!node) continue;
                    node.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
                    const box = node.getBoundingClientRect();
                    const stood = last;
                    last = [box.x, box.y, box.width, box.height].join();
                    const at = [box.x + box.width / 2, box.y + box.height / 2];
                    state = 'it is not shown';
                    if (!box.width || !box.height) continue;
                    state = 'it moves';
                    if (last !== stood) continue;
                    const top = document.elementFromPoint(...at);
                    if (top && (node.contains(top) || top.closest('label')?.control === node)) return at;
                    state = 'it is covered by ' + (top?.outerHTML.slice(0, 200) ?? 'the edge');
                }} while (performance.now() - started < {patience});
                return state;
            }})()"
        );
        let at = self.eval(&script).await;
        if let Some(state) = at.as_str() {
            self.shot("failed").await;
            panic!("{selector} cannot be pressed: {state}");
        }
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({
                "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1,
            });
            self.call("Input.dispatchMouseEvent", params).await;
        }
    }

    /// Types a text key by key into whatever has the focus.
    pub async fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let letter = letter.to_string();
            let down = json!({"type": "keyDown", "text": letter, "key": letter});
            self.call("Input.dispatchKeyEvent", down).await;
            let up = json!({"type": "keyUp", "key": letter});
            self.call("Input.dispatchKeyEvent", up).await;
        }
    }

    /// Presses a key that writes nothing, by its name and its Windows number.
    pub async fn key(&mut self, name: &str, number: u32) {
        self.key_with(0, name, number).await;
    }

    /// The same with other keys held down: 1 is Alt, 8 is Shift.
    pub async fn key_with(&mut self, held: u32, name: &str, number: u32) {
        for kind in ["keyDown", "keyUp"] {
            let params = json!({
                "type": kind, "key": name, "code": name, "windowsVirtualKeyCode": number, "modifiers": held,
            });
            self.call("Input.dispatchKeyEvent", params).await;
        }
    }

    /// Presses on what asks for a file, and chooses this one.
    pub async fn choose_file(&mut self, selector: &str, path: &Path) {
        let on = json!({"enabled": true});
        self.call("Page.setInterceptFileChooserDialog", on).await;
        self.chooser = Value::Null;
        self.click(selector).await;
        // Each answer brings the events before it along.
        for _ in 0..200 {
            if !self.chooser.is_null() {
                break;
            }
            self.eval("new Promise((done) => setTimeout(done, 50))")
                .await;
        }
        let node = self.chooser["backendNodeId"].clone();
        assert!(node.is_u64(), "no file was asked for");
        let params = json!({"backendNodeId": node, "files": [path]});
        self.call("DOM.setFileInputFiles", params).await;
    }

    /// Presses Enter.
    pub async fn enter(&mut self) {
        for kind in ["keyDown", "keyUp"] {
            let mut params = json!({
                "type": kind, "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13,
            });
            if kind == "keyDown" {
                params["text"] = json!("\r");
            }
            self.call("Input.dispatchKeyEvent", params).await;
        }
    }

    /// Keeps a picture of the window as `name.png`.
    pub async fn shot(&mut self, name: &str) {
        use base64_lite::decode;
        // What is on the page is also painted: pictures decoded, two frames gone by.
        self.eval(
            "Promise.all([...document.images].filter((i) => i.complete).map((i) => i.decode().catch(() => {})))
                .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
                .then(() => true)",
        )
        .await;
        let picture = self
            .call("Page.captureScreenshot", json!({"format": "png"}))
            .await;
        let bytes = decode(picture["data"].as_str().expect("a picture"));
        std::fs::write(self.shots.join(format!("{name}.png")), bytes).expect("the picture kept");
    }
}

/// Enough of base64 to read Chromium's pictures.
mod base64_lite {
    /// The bytes of padded standard base64.
    pub fn decode(text: &str) -> Vec<u8> {
        let value = |c: u8| match c {
            b'A'..=b'Z' => u32::from(c - b'A'),
            b'a'..=b'z' => u32::from(c - b'a') + 26,
            b'0'..=b'9' => u32::from(c - b'0') + 52,
            b'+' => 62,
            _ => 63,
        };
        let letters: Vec<u8> = text.bytes().filter(|c| *c != b'=').collect();
        let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
        for four in letters.chunks(4) {
            let bits = four
                .iter()
                .enumerate()
                .fold(0, |bits, (n, c)| bits | value(*c) << (18 - 6 * n));
            bytes.extend_from_slice(&bits.to_be_bytes()[1..four.len()]);
        }
        bytes
    }
}
