import { isWeekend, movePeriod } from './time.ts';

/** An example operation that runs unchanged. */
export interface Example {
  /** Name of the operation and of its tab. */
  readonly name: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const demoEmail = 'admin@demo.example';
const demoPassword = 'attendance-demo';

/** The last Monday to Friday before `today` (`YYYY-MM-DD`): a day on which people have signed in. */
function lastWorkday(today: string): string {
  const day = movePeriod(today, -1);
  return isWeekend(day) ? lastWorkday(day) : day;
}

/**
 * Operations for the sandbox and the explorer, in the order a newcomer runs them: signing in comes first, as the
 * administrator of the demo company where there is one. `today` is `YYYY-MM-DD`; the days asked for lie shortly before it.
 */
export function examples(today: string, hasDemo: boolean): readonly Example[] {
  const date = lastWorkday(today);
  const month = date.slice(0, 7);
  return [
    {
      name: 'SignIn',
      document: `# 1. Sign in. The token goes into the header "Authorization: Bearer <token>" of all that follows.
mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) {
    token
    viewer {
      email
      role
    }
  }
}
`,
      variables: hasDemo ? { email: demoEmail, password: demoPassword } : { email: '', password: '' },
    },
    {
      name: 'Me',
      document: `# 2. Who am I?
query Me {
  me {
    email
    role
    district
  }
}
`,
      variables: {},
    },
    {
      name: 'Overview',
      document: `# 3. The numbers of a day. Each one says how it was come by.
query Overview($date: Date!) {
  overview(date: $date) {
    attendance {
      rows
      distinctStaff
      source {
        call
        asOf
        message
      }
    }
    lateness {
      rows
    }
    absent {
      rows
    }
  }
}
`,
      variables: { date },
    },
    {
      name: 'FlaggedSignIns',
      document: `# 4. One page of a list: filtered, sorted, with the values that a filter menu would offer.
query FlaggedSignIns($date: Date!, $first: Int, $offset: Int! = 0) {
  attendance(
    date: $date
    mode: SIGNED_IN
    where: [{ column: FLAG, in: ["Yes"] }]
    orderBy: [{ column: ATTENDANCE_DATE, direction: DESC }]
    first: $first
    offset: $offset
  ) {
    totalCount
    asOf
    notice
    facets(columns: [DISTRICT]) {
      values {
        value
        count
      }
    }
    nodes {
      staff {
        staffID
        name
        district
      }
      attendanceDate
      photo {
        url(width: 400)
      }
    }
  }
}
`,
      variables: { date, first: 20, offset: 0 },
    },
    {
      name: 'LatestOfTheDay',
      document: `# 5. Who was how late, and by which rule of the shift.
query LatestOfTheDay($date: Date!) {
  lateness(date: $date, orderBy: [{ column: MINUTES_LATE, direction: DESC }], first: 10) {
    totalCount
    nodes {
      staff {
        staffID
        name
      }
      minutesLate
      shift {
        name
        lateAfter
      }
    }
  }
}
`,
      variables: { date },
    },
    {
      name: 'AbsentIndeed',
      document: `# 6. The absences of a month that nothing explains. The whole list at once is a file: /export/absenteeDays.jsonl?month=…
query AbsentIndeed($month: Month!) {
  absenteeDays(month: $month, where: [{ column: REASON, in: ["Absent"] }], first: 200) {
    totalCount
    nodes {
      date
      staff {
        staffID
        name
      }
    }
  }
}
`,
      variables: { month },
    },
    {
      name: 'PageByPage',
      document: `# 7. Page by page while people sign in: give each endCursor to the next page's after, until hasNextPage is false.
query PageByPage($date: Date!, $after: String) {
  attendance(date: $date, mode: SIGNED_IN, orderBy: [{ column: NAME }], first: 50, after: $after) {
    nodes {
      staff {
        staffID
        name
      }
      attendanceDate
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
      variables: { date, after: null },
    },
    {
      name: 'EarlyOrFlagged',
      document: `# 8. Groups of conditions: before 7:30 or flagged, and not in the district of the headquarters.
query EarlyOrFlagged($date: Date!) {
  attendance(
    date: $date
    mode: SIGNED_IN
    where: [
      { anyOf: [{ column: ATTENDANCE_DATE, toTime: "07:30" }, { column: FLAG, in: ["Yes"] }] }
      { not: { column: DISTRICT, in: ["CHQ"] } }
    ]
  ) {
    totalCount
    nodes {
      staff {
        name
        district
      }
      attendanceDate
    }
  }
}
`,
      variables: { date },
    },
    {
      name: 'NightsOfTheWeek',
      document: `# 9. Several days as one list: who signed in between 18:00 and 5:00.
query NightsOfTheWeek($from: Date!, $to: Date!) {
  attendance(
    from: $from
    to: $to
    mode: SIGNED_IN
    where: [{ column: ATTENDANCE_DATE, fromTime: "18:00", toTime: "05:00" }]
  ) {
    totalCount
    nodes {
      staff {
        staffID
        name
      }
      attendanceDate
    }
  }
}
`,
      variables: { from: movePeriod(date, -6), to: date },
    },
  ];
}
