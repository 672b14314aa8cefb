"""Bodies as pydantic, the standard library and an editor print them. python3 guessed-dumps.py callbacks.json"""
import datetime
import json
import re
import sys
import types
from decimal import Decimal

import pydantic


class CallbackIn(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra='allow')
    orderType: str
    orderNo: str
    merchantOrderNo: str
    status: str
    amount: Decimal
    feeAmount: Decimal | None = None
    netAmount: Decimal | None = None
    completedAt: datetime.datetime | None = None


BODIES = {
    'pydantic repr': lambda raw: f'payload={CallbackIn.model_validate_json(raw)!r}',
    'SimpleNamespace': lambda raw: repr(json.loads(raw, object_hook=lambda members: types.SimpleNamespace(**members))),
    'markdown escapes': lambda raw: re.sub(r'([_*\[\]<>~`])', r'\\\1', raw),  # as a ticket’s editor escapes Markdown
}

for name, callback in json.load(open(sys.argv[1], encoding='utf-8')).items():
    for implementation, function in BODIES.items():
        print(json.dumps({'kind': 'body', 'implementation': implementation, 'callback': name, 'text': function(callback['body'])}))
