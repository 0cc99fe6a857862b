"""What the vectors learn from: what is asked for, and in which words people show it."""

import glob
import json
import os
import re

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
PAIRS = os.path.join(ROOT, "test/judging/pairs/*.jsonl")
QUESTIONS = os.path.join(ROOT, "packages/questions/data/*.json")
JOBS = os.path.join(ROOT, "test/judging/tune/*")
POSTINGS = os.path.join(ROOT, "test/judging/postings/*.txt")

UNSHOWN = {"pasted-posting", "keyword-list"}


def read(file):
    with open(file, encoding="utf8") as content:
        return content.read()


def unique(texts):
    return list(dict.fromkeys(text.strip()[:300] for text in texts if text and text.strip()))


def authored(without=()):
    for file in sorted(glob.glob(PAIRS)):
        language = os.path.basename(file).split(".")[0]
        for line in read(file).splitlines():
            entry = json.loads(line)
            if entry["trade"] in without:
                continue
            yield {"group": language, "asked": [entry["ask"], *entry.get("also", [])], "shown": entry["shown"], "near": entry.get("near", [])}


def questions():
    for file in sorted(glob.glob(QUESTIONS)):
        for skill in json.loads(read(file)).get("skills", []):
            levels = [skill[level] for level in ("easy", "medium", "hard") if level in skill]
            shown = [text for each in levels for text in (each["ask"], "; ".join([*each.get("listen_for", []), each.get("excellent", "")]))]
            yield {"group": "questions", "asked": [skill["skill"]], "shown": shown, "near": []}


def taught_jobs():
    """Three of five tune jobs; the others measure."""
    return [folder for number, folder in enumerate(sorted(glob.glob(JOBS))) if number % 5 not in (1, 3)]


def judged():
    for folder in taught_jobs():
        truth = json.loads(read(f"{folder}/truth.json"))
        for need in truth["requirements"]:
            if need["kind"] not in ("skill", "certificate"):
                continue
            shown = unique(
                each["evidence"][need["id"]]
                for each in truth["candidates"]
                if each["kind"] not in UNSHOWN and each["verdicts"].get(need["id"]) == "met" and need["id"] in each["evidence"]
            )
            if shown:
                asked = unique([need["phrase"], need.get("name") or need["phrase"], *need.get("any_of", [])])
                yield {"group": truth["language"], "asked": asked, "shown": shown, "near": []}


def statements(text):
    for line in text.split("\n"):
        yield from (each.strip() for each in re.split(r"(?<=[.!?;。！？؛।])\s+|(?<=[。！？])", line) if len(each.strip()) > 3)


def unlabelled():
    """Further texts by group, whose likeness the model tells."""
    for folder in taught_jobs():
        language = json.loads(read(f"{folder}/truth.json"))["language"]
        for file in sorted(glob.glob(f"{folder}/[0-9]*.txt")):
            yield language, list(statements(read(file)))
    for file in sorted(glob.glob(POSTINGS)):
        lines = [line.split("\t")[-1] for line in read(file).splitlines() if not line.startswith(("legal", "apply"))]
        yield "postings", [re.sub(r"[{}\[\]]", " ", line) for line in lines if line.strip()]
