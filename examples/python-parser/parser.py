"""Answers `resume.read` in place of the parser: it finds the same resume in every file. It speaks asyncapi.json and records.json."""
import base64, json, os, zlib
from datetime import datetime, timedelta, timezone
from bson import ObjectId
from kafka import KafkaConsumer, KafkaProducer
from pymongo import MongoClient

prefix, servers = os.environ["WINNOW_TOPIC_PREFIX"], os.environ["KAFKA_BROKERS"].split(",")
parsed = json.load(open(os.environ["PARSED_RESUME"]))
resumes = MongoClient(os.environ["MONGODB_URI"])[os.environ["WINNOW_DATABASE"]]["resumes"]
producer = KafkaProducer(bootstrap_servers=servers, acks="all")
consumer = KafkaConsumer(f"{prefix}resume.read", bootstrap_servers=servers, group_id=f"{prefix}parser@resume.read", auto_offset_reset="earliest", enable_auto_commit=False)
time = lambda days=0: (datetime.now(timezone.utc) + timedelta(days)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
pack = lambda value: {"inline": base64.b64encode(zlib.compress(json.dumps(value).encode())).decode()}

for message in consumer:
    task, headers = {**json.loads(message.value), "engine_version": "python-1"}, dict(message.headers)
    ref, subject = {name: task[name] for name in ("account_id", "sha256", "engine_version")}, headers["ce_subject"].decode()
    outcome = {"status": "read", "shape": 2, "document": {**parsed["document"], "sha256": task["sha256"]}, "content": pack(parsed["content"]), "layout": pack(parsed["layout"])}
    resumes.update_one({"_id": ":".join(ref.values())}, {"$setOnInsert": {**ref, "outcome": outcome, "expires_at": time(30), "_v": ObjectId()}}, upsert=True)
    headers |= {name: text.encode() for name, text in {"ce_id": f"ats.score:{subject}", "ce_type": "winnow.ats.score.v2", "ce_source": "/winnow/parser/python-1", "ce_time": time()}.items()}
    producer.send(f"{prefix}ats.score", json.dumps(task).encode(), task["sha256"].encode(), list(headers.items())).get(30)
    consumer.commit()
