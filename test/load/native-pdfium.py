"""Reads the text of PDFs with PDFium as it is, to have something to compare with. A pass over all files for each line of input; answers CPU milliseconds."""

import sys
import time

import pypdfium2


def read(data):
    document = pypdfium2.PdfDocument(data)
    try:
        for page in document:
            text = page.get_textpage()
            text.get_text_range()
            text.close()
            page.close()
    finally:
        document.close()


files = [open(path, "rb").read() for path in sys.argv[1:]]
print("ready", flush=True)
for _ in sys.stdin:
    began = time.process_time()
    for data in files:
        read(data)
    print((time.process_time() - began) * 1000, flush=True)
