"""What Python's servers, clients and loggers print of a request that arrived. Rows a line: language, tool, code, callback, text."""

import asyncio
import importlib
import io
import json
import logging
import pprint
import sys
import threading
import http.client
import http.server
import wsgiref.util
import contextlib

with open(sys.argv[1], encoding="utf8") as file:
    CALLBACKS = json.load(file)
PATH = "/callback/pay"


def show(callback, tool, code, text, **expected):
    row = {"language": "Python", "tool": tool, "code": code, "callback": callback["name"], "text": str(text)}
    print(json.dumps({**row, **expected}))


def load(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def serve_standard(callback):
    """http.server and http.client, and what people log there."""
    seen = {}

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            seen.update(headers=self.headers, body=body)
            self.send_response(200)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"OK")

        def log_message(self, *_):
            pass

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.handle_request, daemon=True).start()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port)
        connection.set_debuglevel(1)
        connection.request("POST", PATH, callback["body"].encode(), callback["headers"])
        connection.getresponse().read()
        connection.close()
    server.server_close()
    show(callback, "http.client", "set_debuglevel(1)", printed.getvalue())
    headers, body = seen["headers"], seen["body"]
    text = body.decode()
    show(callback, "http.server", "print(self.headers, body)", f"{headers}{text}")
    show(callback, "http.server", "print(dict(self.headers), body)", f"{dict(headers)} {body}")
    show(callback, "http.server", "print(self.headers.items(), body.decode())", f"{headers.items()} {text}")
    show(callback, "http.server", "print(repr({'headers': dict(...), 'body': text}))", repr({"headers": dict(headers), "body": text}))
    show(callback, "http.server", "pprint({'headers': dict(...), 'body': bytes})", pprint.pformat({"headers": dict(headers), "body": body}))
    show(callback, "http.server", "pprint(dict(headers)); pprint(text)", f"{pprint.pformat(dict(headers))}\n{pprint.pformat(text)}")
    show(callback, "http.server", "json.dumps({'headers': dict(...), 'body': text})", json.dumps({"headers": dict(headers), "body": text}))
    show(callback, "http.server", "json.dumps({'headers': list, 'body': text}, indent=2)", json.dumps({"headers": headers.items(), "body": text}, indent=2))
    show(callback, "http.server", "print(f'headers={dict(...)}\\nbody={text}')", f"headers={dict(headers)}\nbody={text}")
    show(callback, "http.server", "print('Headers:', ..., 'Body:', json.loads(body))", f"Headers: {dict(headers)} Body: {json.loads(body)}", body="parsed")
    log_standard(callback, dict(headers), text, body)


def log_standard(callback, headers, text, body):
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("pay.callback")
    logger.handlers, logger.propagate = [handler], False
    logger.setLevel("INFO")

    def take():
        value = out.getvalue()
        out.seek(0)
        out.truncate()
        return value

    logger.info("callback headers=%s body=%s", headers, text)
    show(callback, "logging", "logger.info('headers=%s body=%s', headers, text)", take())
    logger.info("callback headers=%r body=%r", headers, body)
    show(callback, "logging", "logger.info('headers=%r body=%r', headers, bytes)", take())
    logger.info("headers: %s", headers)
    logger.info("body: %s", text)
    show(callback, "logging", "two calls", take())
    logger.info("headers: %s", json.dumps(headers, indent=4))
    logger.info("body: %s", body)
    show(callback, "logging", "two calls, json.dumps(indent=4) and bytes", take())
    json_log = load("pythonjsonlogger.jsonlogger")
    if json_log:
        handler.setFormatter(json_log.JsonFormatter("%(asctime)s %(levelname)s %(message)s"))
        logger.info("callback", extra={"headers": headers, "body": text})
        show(callback, "python-json-logger", "logger.info(extra={headers, body})", take())
    structlog = load("structlog")
    if structlog:
        for name, renderer in (
            ("JSONRenderer", structlog.processors.JSONRenderer()),
            ("KeyValueRenderer", structlog.processors.KeyValueRenderer()),
            ("LogfmtRenderer", None),
            ("ConsoleRenderer", structlog.dev.ConsoleRenderer(colors=False)),
        ):
            if renderer is None:
                continue
            log = structlog.wrap_logger(structlog.PrintLogger(out), processors=[structlog.processors.add_log_level, renderer])
            log.info("callback", headers=headers, body=text)
            show(callback, "structlog", name, take())
    loguru = load("loguru")
    if loguru:
        for serialize in (False, True):
            loguru.logger.remove()
            loguru.logger.add(out, serialize=serialize, format="{time} | {level} | {name}:{function}:{line} - {message}", colorize=False)
            loguru.logger.info("callback headers={} body={}", headers, text)
            show(callback, "loguru", f"serialize={serialize}", take())


def show_wsgi(callback):
    """Flask, Django, Bottle, Falcon and WSGI itself."""
    body = callback["body"].encode()
    environ = {
        "REQUEST_METHOD": "POST", "PATH_INFO": PATH, "SCRIPT_NAME": "", "QUERY_STRING": "", "SERVER_NAME": "m.example",
        "SERVER_PORT": "443", "SERVER_PROTOCOL": "HTTP/1.1", "HTTP_HOST": "m.example", "REMOTE_ADDR": "203.0.113.7",
        "CONTENT_TYPE": "application/json", "CONTENT_LENGTH": str(len(body)), "wsgi.url_scheme": "https",
        **{"HTTP_" + name.upper().replace("-", "_"): value for name, value in callback["headers"].items() if name != "Content-Type"},
    }
    fresh = lambda: {**environ, "wsgi.input": io.BytesIO(body), "wsgi.errors": io.StringIO()}
    text = callback["body"]
    show(callback, "WSGI", "print(environ); print(body)", f"{ {key: value for key, value in fresh().items()} }\n{body}")
    show(callback, "WSGI", "pprint(environ); print(text)", f"{pprint.pformat(fresh())}\n{text}")
    flask = load("flask")
    if flask:
        app = flask.Flask("pay")
        with app.request_context(fresh()):
            request = flask.request
            headers = request.headers
            show(callback, "Flask", "print(request.headers, request.data)", f"{headers} {request.get_data()}")
            show(callback, "Flask", "print(repr(request.headers), request.get_data(as_text=True))", f"{headers!r} {request.get_data(as_text=True)}")
            show(callback, "Flask", "print(dict(request.headers)); print(request.json)", f"{dict(headers)}\n{request.json}", body="parsed")
            show(callback, "Flask", "jsonify(headers=dict(...), body=text)", flask.json.dumps({"headers": dict(headers), "body": request.get_data(as_text=True)}))
            show(callback, "Flask", "list(request.headers), text", f"{list(headers)}, {text!r}")
    django = load("django")
    if django:
        from django.conf import settings
        if not settings.configured:
            settings.configure(ALLOWED_HOSTS=["*"])
        from django.core.handlers.wsgi import WSGIRequest
        request = WSGIRequest(fresh())
        show(callback, "Django", "print(request.headers, request.body)", f"{request.headers} {request.body}")
        show(callback, "Django", "print({'META': http, 'body': text})", {"META": {k: v for k, v in request.META.items() if k.startswith("HTTP_")}, "body": request.body.decode()})
        show(callback, "Django", "json.dumps({'headers': dict(request.headers), 'body': text})", json.dumps({"path": request.path, "headers": dict(request.headers), "body": request.body.decode()}))
    bottle = load("bottle")
    if bottle:
        request = bottle.BaseRequest(fresh())
        show(callback, "Bottle", "print(dict(request.headers), request.body.read())", f"{dict(request.headers)} {request.body.read()}")


async def show_async(callback):
    """aiohttp, Starlette, Tornado and ASGI itself."""
    body = callback["body"].encode()
    text = callback["body"]
    pairs = [("host", "m.example"), *((name.lower(), value) for name, value in callback["headers"].items())]
    scope = {"type": "http", "method": "POST", "path": PATH, "headers": [(name.encode(), value.encode()) for name, value in pairs], "query_string": b""}
    show(callback, "ASGI", "print(scope['headers'], body)", f"{scope['headers']} {body}")
    show(callback, "ASGI", "print(scope); print(text)", f"{scope}\n{text}")
    starlette = load("starlette.requests")
    if starlette:
        async def receive():
            return {"type": "http.request", "body": body}

        request = starlette.Request(scope, receive)
        read = await request.body()
        show(callback, "Starlette", "print(request.headers, await request.body())", f"{request.headers} {read}")
        show(callback, "Starlette", "print(dict(request.headers), await request.json())", f"{dict(request.headers)} {await request.json()}", body="parsed")
        show(callback, "Starlette", "logger.info({'headers': request.headers, 'body': text})", {"headers": request.headers, "body": text})
    multidict = load("multidict")
    if multidict:
        headers = multidict.CIMultiDictProxy(multidict.CIMultiDict(pairs))
        show(callback, "aiohttp", "print(request.headers, await request.text())", f"{headers} {text}")
        show(callback, "aiohttp", "print(f'{request.headers=} {body=}')", f"request.headers={headers!r} body={body!r}")
    tornado = load("tornado.httputil")
    if tornado:
        headers = tornado.HTTPHeaders(callback["headers"])
        show(callback, "Tornado", "print(self.request.headers, self.request.body)", f"{headers} {body}")
        request = tornado.HTTPServerRequest("POST", PATH, headers=headers, body=body, host="m.example")
        show(callback, "Tornado", "print(dict(headers)); print(body.decode())", f"{dict(headers)}\n{text}")
    httpx = load("httpx")
    if httpx:
        request = httpx.Request("POST", "https://m.example/cb", headers=callback["headers"], content=body)
        show(callback, "httpx", "print(request.headers, request.content)", f"{request.headers} {request.content}")


def show_clients(callback):
    requests = load("requests")
    if requests:
        made = requests.Request("POST", "https://m.example/cb", headers=callback["headers"], data=callback["body"]).prepare()
        show(callback, "requests", "print(prepared.headers, prepared.body)", f"{made.headers} {made.body}")
        show(callback, "requests", "print(vars(prepared))", vars(made))
        lines = "\n".join(f"{name}: {value}" for name, value in made.headers.items())
        show(callback, "requests", "pretty_print_POST", f"-----------START-----------\n{made.method} {made.url}\r\n{lines}\r\n\r\n{made.body}")
    show_mitmproxy(callback)


def show_mitmproxy(callback):
    export = load("mitmproxy.addons.export")
    if not export:
        return
    from mitmproxy import http as proxied
    from mitmproxy.test import taddons, tflow
    flow = tflow.tflow()
    fields = [(name.encode(), value.encode()) for name, value in callback["headers"].items()]
    flow.request = proxied.Request.make("POST", "https://m.example/cb", callback["body"].encode(), tuple(fields))
    with taddons.context(export.Export()):
        for name in ("curl_command", "httpie_command", "raw_request"):
            made = getattr(export, name)(flow)
            show(callback, "mitmproxy", f"export {name}", made.decode() if isinstance(made, bytes) else made)
    show(callback, "mitmproxy", "print(flow.request)", repr(flow.request.data))
    har = load("mitmproxy.addons.savehar")
    if har:
        show(callback, "mitmproxy", "savehar", json.dumps(har.SaveHar().make_har([flow])))


for one in CALLBACKS:
    serve_standard(one)
    show_wsgi(one)
    asyncio.run(show_async(one))
    show_clients(one)
