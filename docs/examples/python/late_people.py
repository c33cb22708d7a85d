"""Prints who was late on a day, page by page, and saves the whole list: late_people.py 2026-11-19 late.csv

Needs Python 3.9 and nothing else. GATEWAY_URL, EMAIL and PASSWORD name another gateway and account; with TOKEN nobody
signs in.
"""

import json
import os
import shutil
import sys
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

GATEWAY = os.environ.get("GATEWAY_URL", "http://127.0.0.1:4000")

SIGN_IN = """mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token }
}"""

LATE_PEOPLE = """query ($date: Date!, $after: String) {
  lateness(date: $date, orderBy: [{ column: MINUTES_LATE, direction: DESC }], first: 10, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { minutesLate staff { staffID name district } }
  }
}"""


class Refusal(Exception):
    """An error of the gateway, by its code."""

    def __init__(self, error):
        self.code = error["extensions"]["code"]
        self.retry_after = error["extensions"].get("retryAfter")
        super().__init__(f"{self.code}: {error['message']}")


def request(path, token, body=None):
    """An open answer of the gateway. Raises Refusal, whatever the HTTP status says."""
    headers = {"Content-Type": "application/json", "apollographql-client-name": "late-people"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        return urlopen(Request(GATEWAY + path, data=data, headers=headers), timeout=60)
    except HTTPError as error:
        raise Refusal(json.load(error)["errors"][0]) from None


def ask(query, variables, token=None, may_wait=True):
    """The data of an operation. Waits and asks once more where the budget of a minute is spent."""
    try:
        with request("/graphql", token, {"query": query, "variables": variables}) as response:
            answer = json.load(response)
        if answer.get("errors"):
            raise Refusal(answer["errors"][0])
        return answer["data"]
    except Refusal as refusal:
        if refusal.code != "RATE_LIMITED" or refusal.retry_after is None or not may_wait:
            raise
        time.sleep(refusal.retry_after)
        return ask(query, variables, token, may_wait=False)


def late_people(date, token):
    """Each late person of a day, the latest first."""
    after = None
    while True:
        page = ask(LATE_PEOPLE, {"date": date, "after": after}, token)["lateness"]
        yield from page["nodes"]
        if not page["pageInfo"]["hasNextPage"]:
            return
        after = page["pageInfo"]["endCursor"]


def save(date, file_name, token):
    """The same list as a CSV file, written as it comes."""
    with request("/export/lateness.csv?" + urlencode({"date": date}), token) as response:
        with open(file_name, "wb") as file:
            shutil.copyfileobj(response, file)


def main():
    date, file_name = (sys.argv[1:] + ["2026-11-19", "late.csv"][len(sys.argv) - 1 :])[:2]
    token = os.environ.get("TOKEN")
    if not token:
        account = {
            "email": os.environ.get("EMAIL", "admin@demo.example"),
            "password": os.environ.get("PASSWORD", "attendance-demo"),
        }
        token = ask(SIGN_IN, account)["signIn"]["token"]
    for row in late_people(date, token):
        staff = row["staff"]
        print(staff["staffID"], staff["name"], staff["district"], f"{row['minutesLate']} minutes", sep="\t")
    save(date, file_name, token)


if __name__ == "__main__":
    try:
        main()
    except Refusal as refusal:
        sys.exit(str(refusal))
