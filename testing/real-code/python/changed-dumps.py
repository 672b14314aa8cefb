"""What Python programs print of a callback whose values they changed before, or through loggers: one JSON object a line. Standard library, pydantic, structlog."""
import csv, datetime, decimal, enum, io, json, sys, typing

import pydantic, structlog

AMOUNTS = ["amount", "feeAmount", "netAmount"]
Status = enum.Enum("Status", {"completed": "completed"})


class Typed(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="allow")
    amount: decimal.Decimal
    feeAmount: typing.Optional[float] = None
    completedAt: typing.Optional[datetime.datetime] = None


def printed(print_to):
    out = io.StringIO()
    print_to(out)
    return out.getvalue()


def log(renderer, data):
    return printed(lambda out: structlog.wrap_logger(structlog.PrintLogger(out), processors=[structlog.processors.add_log_level, renderer]).info("callback", **data))


def write_rows(out, data):
    writer = csv.DictWriter(out, list(data))
    writer.writeheader()
    writer.writerow({key: json.dumps(value) if isinstance(value, (dict, list)) else value for key, value in data.items()})


def bodies(text):
    d = json.loads(text)
    moment = {"completedAt": datetime.datetime.fromtimestamp(d["completedAt"], datetime.timezone.utc)} if "completedAt" in d else {}
    yield "float amounts", "data['amount'] = float(data['amount']); print(data)", str({k: float(v) if k in AMOUNTS else v for k, v in d.items()})
    yield "Decimal amounts", "data['amount'] = Decimal(data['amount'])", str({k: decimal.Decimal(v) if k in AMOUNTS else v for k, v in d.items()})
    yield "datetime", "data['completedAt'] = datetime.fromtimestamp(…)", str({**d, **moment})
    yield "Enum", "data['status'] = Status(data['status'])", str({**d, "status": Status("completed")})
    yield "pydantic typed", "print(repr(Callback(**data)))", repr(Typed(**d)) if all(k.isidentifier() and k[0] != "_" for k in d) else None
    yield "__repr__", "f'<Callback {…}>'", "<Callback " + " ".join(f"{k}={v!r}" for k, v in d.items()) + ">"
    yield "items", "print(*data.items(), sep='\\n')", "\n".join(map(str, d.items()))
    yield "structlog pairs", "KeyValueRenderer()", log(structlog.processors.KeyValueRenderer(), d)
    yield "csv.DictWriter", "writer.writerow(data)", printed(lambda out: write_rows(out, d))


for name, callback in json.load(open(sys.argv[1], encoding="utf-8")).items():
    for implementation, code, text in bodies(callback["body"]):
        if text is not None:
            print(json.dumps({"kind": "body", "implementation": implementation, "code": code, "callback": name, "text": text}))
