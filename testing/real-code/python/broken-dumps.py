"""Headers as Rich 13.3.1 prints and logs them at a terminal's width. python3 broken-dumps.py callbacks.json"""
import io
import json
import logging
import sys

from rich.console import Console
from rich.logging import RichHandler


def print_dict(headers):
    out = io.StringIO()
    Console(file=out, width=80).print(headers)
    return out.getvalue()


def log_dict(headers):
    out = io.StringIO()
    logger = logging.getLogger('callback')
    logger.handlers = [RichHandler(console=Console(file=out, width=120))]
    logger.setLevel(logging.INFO)
    logger.info('headers %s', headers)
    return out.getvalue()


for name, callback in json.load(open(sys.argv[1], encoding='utf-8')).items():
    headers = dict(line.split(': ', 1) for line in callback['headers'].strip().split('\n'))
    for implementation, function in {'Rich': print_dict, 'RichHandler': log_dict}.items():
        print(json.dumps({'kind': 'headers', 'implementation': implementation, 'callback': name, 'text': function(headers)}))
