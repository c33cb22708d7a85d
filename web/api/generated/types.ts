/** Columns of the absent list, in table order. */
export type AbsenteeColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** The first day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_FROM'
  /** The last day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_TO'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Reason of the absent day in `explainedDay`: Absent where nothing explains the absence, else Present, Late, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained; an empty string for a person who is not on the register of the day, and while the day is not known. A file is refused while days are being read. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the absent list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AbsenteeCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AbsenteeCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AbsenteeColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AbsenteeCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** Columns of absence by day, in table order. */
export type AbsenteeDayColumn =
  /** The absent day, shown in long format, sorted as a date. */
  | 'DATE_ABSENT'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** The first day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_FROM'
  /** The last day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_TO'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Reason of the absent day in `explainedDay`: Absent where nothing explains the absence, else Present, Late, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained; an empty string for a person who is not on the register of the day, and while the day is not known. A file is refused while days are being read. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of absence by day, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AbsenteeDayCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AbsenteeDayCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AbsenteeDayColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AbsenteeDayCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of absence by day. */
export type AbsenteeDayOrder = {
  /** The column. */
  column: AbsenteeDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** One step of a sort of the absent list. */
export type AbsenteeOrder = {
  /** The column. */
  column: AbsenteeColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the absentee summary, in table order. */
export type AbsenteeSummaryColumn =
  /** Number of absent days; empty where none of them could be read. */
  | 'DAYS_ABSENT'
  /** Number of absent days that are days of leave, of the extension leave. */
  | 'DAYS_ON_LEAVE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Reference photo; exported as an address that opens for anyone who is signed in. */
  | 'REF_IMAGE'
  /** How the count of days differs from the dates; an empty string where it does not. */
  | 'REMARK'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the absentee summary, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AbsenteeSummaryCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AbsenteeSummaryCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AbsenteeSummaryCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AbsenteeSummaryColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AbsenteeSummaryCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the absentee summary. */
export type AbsenteeSummaryOrder = {
  /** The column. */
  column: AbsenteeSummaryColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the attendance reports, in table order. */
export type AttendanceColumn =
  /** Instant, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Attendance photo; exported as an address that opens for anyone who is signed in. */
  | 'ATTENDANCE_IMAGE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Whether AWAY was found. */
  | 'AWAY'
  /** Department. */
  | 'DEPARTMENT'
  /** Metres from the usual place. */
  | 'DISTANCE'
  /** District. */
  | 'DISTRICT'
  /** What was found: each kind with its evidence, in sentences. */
  | 'FINDINGS'
  /** Yes when the photo was not recognised, else No. */
  | 'FLAG'
  /** Place and coordinates, as in Okpara Avenue (6.4584, 7.5464); what is not known is left out. */
  | 'LOCATION'
  /** Full name. */
  | 'NAME'
  /** Whether RECOGNISED_WITHOUT_PHOTO was found. */
  | 'RECOGNISED_WITHOUT_PHOTO'
  /** Whether REFERENCE_MISSING was found. */
  | 'REFERENCE_MISSING'
  /** Whether REFERENCE_SHARED was found. */
  | 'REFERENCE_SHARED'
  /** Whether REFERENCE_TINY was found. */
  | 'REFERENCE_TINY'
  /** Yes for a record that is not the first one of the person and mode on its day, else No. */
  | 'REPEATED'
  /** What reviewers say of the photos, of the extension reviews: Not reviewed, Same, Different, Cannot tell, Disagreement, Second opinion wanted; an empty string where the service has no reviews. */
  | 'REVIEW'
  /** Whether SAME_FIX was found. */
  | 'SAME_FIX'
  /** Whether SAME_PICTURE was found. */
  | 'SAME_PICTURE'
  /** Service centre of the record. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** Whether TRAVEL was found. */
  | 'TRAVEL'
  /** What each reviewer says of the photos, the earliest first; an empty string where the service has no reviews. */
  | 'VERDICTS';

/** A condition on one column of the attendance reports, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AttendanceCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AttendanceCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AttendanceCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AttendanceColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AttendanceCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** What a staff member did on the phone. */
export type AttendanceMode =
  /** Signed in; upstream's signedIn. */
  | 'SIGNED_IN'
  /** Signed out; upstream's signedOut. */
  | 'SIGNED_OUT';

/** Columns of the month sheet, in table order. */
export type AttendanceMonthColumn =
  /** Days absent. */
  | 'ABSENT'
  /** Mark of day 1; empty in a month that has no such day. */
  | 'DAY_01'
  /** Mark of day 2; empty in a month that has no such day. */
  | 'DAY_02'
  /** Mark of day 3; empty in a month that has no such day. */
  | 'DAY_03'
  /** Mark of day 4; empty in a month that has no such day. */
  | 'DAY_04'
  /** Mark of day 5; empty in a month that has no such day. */
  | 'DAY_05'
  /** Mark of day 6; empty in a month that has no such day. */
  | 'DAY_06'
  /** Mark of day 7; empty in a month that has no such day. */
  | 'DAY_07'
  /** Mark of day 8; empty in a month that has no such day. */
  | 'DAY_08'
  /** Mark of day 9; empty in a month that has no such day. */
  | 'DAY_09'
  /** Mark of day 10; empty in a month that has no such day. */
  | 'DAY_10'
  /** Mark of day 11; empty in a month that has no such day. */
  | 'DAY_11'
  /** Mark of day 12; empty in a month that has no such day. */
  | 'DAY_12'
  /** Mark of day 13; empty in a month that has no such day. */
  | 'DAY_13'
  /** Mark of day 14; empty in a month that has no such day. */
  | 'DAY_14'
  /** Mark of day 15; empty in a month that has no such day. */
  | 'DAY_15'
  /** Mark of day 16; empty in a month that has no such day. */
  | 'DAY_16'
  /** Mark of day 17; empty in a month that has no such day. */
  | 'DAY_17'
  /** Mark of day 18; empty in a month that has no such day. */
  | 'DAY_18'
  /** Mark of day 19; empty in a month that has no such day. */
  | 'DAY_19'
  /** Mark of day 20; empty in a month that has no such day. */
  | 'DAY_20'
  /** Mark of day 21; empty in a month that has no such day. */
  | 'DAY_21'
  /** Mark of day 22; empty in a month that has no such day. */
  | 'DAY_22'
  /** Mark of day 23; empty in a month that has no such day. */
  | 'DAY_23'
  /** Mark of day 24; empty in a month that has no such day. */
  | 'DAY_24'
  /** Mark of day 25; empty in a month that has no such day. */
  | 'DAY_25'
  /** Mark of day 26; empty in a month that has no such day. */
  | 'DAY_26'
  /** Mark of day 27; empty in a month that has no such day. */
  | 'DAY_27'
  /** Mark of day 28; empty in a month that has no such day. */
  | 'DAY_28'
  /** Mark of day 29; empty in a month that has no such day. */
  | 'DAY_29'
  /** Mark of day 30; empty in a month that has no such day. */
  | 'DAY_30'
  /** Mark of day 31; empty in a month that has no such day. */
  | 'DAY_31'
  /** Days off. */
  | 'DAY_OFF'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Holidays. */
  | 'HOLIDAY'
  /** Days late. */
  | 'LATE'
  /** Days on which the absent list names them, whatever the reason; of days that are known. */
  | 'LISTED_ABSENT'
  /** Whole minutes after the shift's start, of all days late. */
  | 'MINUTES_LATE'
  /** Full name. */
  | 'NAME'
  /** Days that are not known: to come, or nothing recorded yet. */
  | 'NOT_KNOWN'
  /** Working days on leave without a sign-in or sign-out, of the extension leave. */
  | 'ON_LEAVE'
  /** Days of any other reason: not due yet, signed out only, new, no shift, unexplained. */
  | 'OTHER'
  /** Days of an outage. */
  | 'OUTAGE'
  /** Days present, those late left out. */
  | 'PRESENT'
  /** On which days of the month the person was on the register, if somebody else also had the staff ID in that month; else empty. */
  | 'REMARK'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift on the register. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** What should be checked in their sign-ins: the number of days, then each kind with its days of the month, as in `3 days: Far from usual place on 3 and 17 November; Too far in too little time on 20 November`; empty where nothing should. */
  | 'TO_CHECK';

/** A condition on one column of the month sheet, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type AttendanceMonthCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<AttendanceMonthCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<AttendanceMonthCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: AttendanceMonthColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: AttendanceMonthCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the month sheet. */
export type AttendanceMonthOrder = {
  /** The column. */
  column: AttendanceMonthColumn;
  /** Direction. */
  direction?: Direction;
};

/** One step of a sort of the attendance reports. */
export type AttendanceOrder = {
  /** The column. */
  column: AttendanceColumn;
  /** Direction. */
  direction?: Direction;
};

/** Severity of a problem. */
export type BatchProblemSeverity =
  /** Keeps the row from being created, unless `sendFaulty` asks for it. */
  | 'ERROR'
  /** Should be checked; the row is created all the same. */
  | 'WARNING';

/** What becomes of a row of a staff batch. */
export type BatchRowOutcome =
  /** The record exists with other values. The import leaves it as it is: `changes` names the values, `edit` says how to change them. */
  | 'CHANGED'
  /** The record exists with all values of the row: it is left as it is. */
  | 'EXISTS'
  /** The row has a problem of severity ERROR, or the sheet lacks a required column. It is sent only with `sendFaulty`. */
  | 'FAULTY'
  /** Upstream does not know the staff ID: the record is created. */
  | 'NEW';

/** What was done to a record. */
export type ChangeAction =
  /** Its fields were changed, or saved again unchanged. Revoking a key or a token is a change. */
  | 'CHANGED'
  /** It was made. */
  | 'CREATED'
  /** It was removed. */
  | 'DELETED'
  /** The service removed what was older than its retention. */
  | 'DROPPED'
  /** The user chose a new password. */
  | 'PASSWORD_CHANGED'
  /** An administrator set the user's password to the default. */
  | 'PASSWORD_RESET';

/** Columns of the list of changes, in table order. */
export type ChangeColumn =
  /** What was done: Created, Changed, Deleted, Password changed, Password reset, Removed by retention; an empty string for what is not known here. */
  | 'ACTION'
  /** Network address of the caller, as far as trusted proxies tell; an empty string for the service itself. */
  | 'ADDRESS'
  /** When it was done. */
  | 'AT'
  /** Each field that differs, before and after, as in District: Awka → Nnewi; Unit: ICT. Nothing differed where a change has none. */
  | 'FIELDS'
  /** Number of the entry, without gaps, in the order in which entries were written. */
  | 'NUMBER'
  /** What the record was called at the time: of staff the staff ID and the name, of a user the email address, of a verdict the staff ID, the mode and the time of the sign-in. */
  | 'RECORD'
  /** What it was done to: Staff, Shift, User, Holiday, Device key, Machine token, Photo review, Verdict, Letter text, Letterhead, Leave, Letter, Rule of letters, Sign-ins, Photos, Change Log; an empty string for what is not known here. */
  | 'SUBJECT'
  /** Email address of the user; for a program with the name of its token, as in ada@company.example (payroll); service for what the attendance service does on its own. */
  | 'WHO';

/** A condition on one column of the list of changes, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ChangeCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<ChangeCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<ChangeCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: ChangeColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of AT. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: ChangeCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the list of changes. */
export type ChangeOrder = {
  /** The column. */
  column: ChangeColumn;
  /** Direction. */
  direction?: Direction;
};

/** What a change was made to. */
export type ChangeSubject =
  /** Sign-ins of past months, by retention. */
  | 'ATTENDANCE'
  /** A device key. */
  | 'DEVICE_KEY'
  /** A public holiday. */
  | 'HOLIDAY'
  /** A leave. */
  | 'LEAVE'
  /** A letter on record: printed, answered or undone. */
  | 'LETTER'
  /** The letterhead of letters. */
  | 'LETTERHEAD'
  /** The rule by which a letter is the first, the second or the final one. */
  | 'LETTER_RULE'
  /** The text of a kind of letter. */
  | 'LETTER_TEXT'
  /** A machine token. */
  | 'MACHINE_TOKEN'
  /** Photos of past months, by retention. */
  | 'PHOTO'
  /** The review of an attendance record's photos: another opinion was asked for. */
  | 'REVIEW'
  /** A shift. */
  | 'SHIFT'
  /** A staff record. */
  | 'STAFF'
  /** Entries of the trail itself, by retention. */
  | 'TRAIL'
  /** A dashboard user. */
  | 'USER'
  /** A reviewer's verdict. */
  | 'VERDICT';

/** How the later month stands to the earlier one. */
export type ComparedChange =
  /** Less in the later month. */
  | 'BETTER'
  /** Only the earlier month's list names them: in the later one they have fewer, or none. */
  | 'GONE'
  /** Only the later month's list names them: in the earlier one they had fewer, or none. */
  | 'NEW'
  /** As many in both. */
  | 'SAME'
  /** More in the later month. */
  | 'WORSE';

/** The days of two months that count. Days are compared whole. */
export type ComparedDays =
  /** All days of both; of a month that runs, those up to today. */
  | 'ALL'
  /** While the later month runs, those up to the same day of the month in both: see `throughDay`. Serial lateness is of whole months all the same, for its threshold is. */
  | 'SAME';

/** Columns of compared people, in table order. */
export type ComparedStaffColumn =
  /** New, Gone, Worse, Better or Same; empty when it is not known. */
  | 'CHANGE'
  /** Department. */
  | 'DEPARTMENT'
  /** Later less earlier, `at least +6` where no more is known; empty when not known. */
  | 'DIFFERENCE'
  /** District. */
  | 'DISTRICT'
  /** Number of the earlier month, `<3` or `at least 3` where no more is known; empty when not known. */
  | 'EARLIER'
  /** Number of the later month, likewise. */
  | 'LATER'
  /** Full name. */
  | 'NAME'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of compared people, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ComparedStaffCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<ComparedStaffCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<ComparedStaffCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: ComparedStaffColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: ComparedStaffCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of compared people. */
export type ComparedStaffOrder = {
  /** The column. */
  column: ComparedStaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** What of two months is compared. More is worse. */
export type ComparisonMeasure =
  /** Absent days. */
  | 'ABSENCE'
  /** Minutes after the start of the shift of all late days. A late day whose shift or time is not known has none: see `withoutRule`. */
  | 'LATE_MINUTES'
  /** Late days of the serially late. A person who is not on a month's report has fewer late days than the shift's threshold, but maybe some: see `earlierBelow`. While the later month runs, its numbers are those until today and may still grow, so nobody is `GONE` or `BETTER`. */
  | 'SERIAL_LATENESS';

/** Values of a new device key. */
export type CreateDeviceKeyInput = {
  /** Which device has it, 1 to 256 characters. */
  name: string;
  /** Service centre of the device; when left out, it may record for any. */
  serviceCentre?: string | null | undefined;
};

/** Values of a new machine token. */
export type CreateMachineTokenInput = {
  /** Days until it ends, 1 to 366. */
  days: number;
  /** Whether it runs no mutation. */
  isReadOnly?: boolean;
  /** What it is for, 1 to 256 characters. */
  name: string;
  /** Fields of Query and Mutation that the token may use, 1 to 100, as `capabilities { operations { field } }` names them; all of its role when left out. */
  operations?: Array<string> | null | undefined;
  /** Role; it cannot be higher than the role of the person who makes the token. */
  role: Role;
};

/** Values of a new shift. */
export type CreateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  endTime?: string | null | undefined;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  latenessThreshold?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Late days in a month that make serial lateness, 1 to 10. */
  serialLatenessThreshold: number;
  /** Start, HH:MM or HH:MM:SS. */
  startTime: string;
};

/** Values of a new staff record. Texts are at most 256 characters. */
export type CreateStaffInput = {
  /** Department. */
  department: string;
  /** District of the staff record. */
  district: string;
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  image: File;
  /** Full name. */
  name?: string | null | undefined;
  /** Service centre of the staff record. */
  serviceCentre: string;
  /** Upstream's id of the shift. */
  shift: string | number;
  /** Staff ID as text, at most 64 characters; unique; leading zeros are kept. */
  staffID: string;
  /** Organisational unit. */
  unit: string;
};

/** Values of a new dashboard user. Texts are at most 256 characters. */
export type CreateUserInput = {
  /** District. */
  district: string;
  /** Email address, at most 254 characters; unique among users. */
  email: string;
  /** MAC address of the user's device. */
  macAddress?: string | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** Role. */
  role: Role;
  /** Service centre. */
  serviceCentre: string;
};

/** Which number of a date such as 05/12/2026 is the day. */
export type DayOrder =
  /** Day/month/year: 5 December. */
  | 'DAY_FIRST'
  /** Month/day/year: 12 May. */
  | 'MONTH_FIRST';

/** Reason of a person's day. Each person on the register has exactly one for each day, so the counts of the reasons add up to the register. */
export type DayReason =
  /** Listed as absent, with no sign-in or sign-out on the shift day, and nothing else explains it. */
  | 'ABSENT'
  /** Not there: their shift does not work on that weekday, as the four before show; or they themselves do not, where too few share the shift to show it. They are not listed either, unless the service lists everybody on such days. Also the day after a shift of 24 hours, which lasts until the next one starts. */
  | 'DAY_OFF'
  /** Not there on a day that the service's extension holidays has as a public holiday, or when the company did not work, although it usually works on that weekday. */
  | 'HOLIDAY'
  /** Registered after that day, and no list names them up to it. */
  | 'NEW'
  /** Not there, and not late yet: the shift's threshold has not passed. */
  | 'NOT_DUE_YET'
  /** Neither present nor listed, and without a shift, so it is unknown whether they had to be there. */
  | 'NO_SHIFT'
  /** Not there, and on leave, as the service's extension leave has it, on a day on which they would have worked: days off and holidays within a leave stay what they are. A person who signs in or out on leave has the reason for that, and the leave in `onLeave`. */
  | 'ON_LEAVE'
  /** Not there, and their service centre has no sign-ins although it always has some and other centres have theirs: most likely a device failed. */
  | 'OUTAGE'
  /** Signed in on the shift day, and is not listed as late. */
  | 'PRESENT'
  /** Signed in on the shift day, and is listed as late. */
  | 'PRESENT_LATE'
  /** A sign-out of the shift day without a sign-in. */
  | 'SIGNED_OUT_ONLY'
  /** Not there, and no reason was found. This includes people whom the service lists as absent before it had any records of the company or of their service centre: see the fact NO_RECORDS. */
  | 'UNEXPLAINED';

/** Why nothing can be said of a day. */
export type DayUnknown =
  /** The person was not on the register, as far as is known. */
  | 'NOT_REGISTERED'
  /** Nothing is recorded on it, nor on the same weekdays before, or their service centre has its first record later: the service may not have been in use yet. */
  | 'NO_RECORDS'
  /** It is still to come. */
  | 'TO_COME'
  /** One of its lists could not be read, or is still being read: see `sources` and `coverage`. */
  | 'UNREAD';

/** Columns of the device key list, in table order. */
export type DeviceKeyColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** Yes or No. */
  | 'IS_REVOKED'
  /** Which device has the key. */
  | 'NAME'
  /** The one service centre that the device records for, or Any. */
  | 'SERVICE_CENTRE';

/** A condition on one column of the device key list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type DeviceKeyCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<DeviceKeyCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<DeviceKeyCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: DeviceKeyColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: DeviceKeyCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the device key list. */
export type DeviceKeyOrder = {
  /** The column. */
  column: DeviceKeyColumn;
  /** Direction. */
  direction?: Direction;
};

/** What is known about a device today. */
export type DeviceState =
  /** It usually sends on this weekday, but not before this time of day. */
  | 'NOT_DUE'
  /** It seldom sends on this weekday, it is new, or today is a public holiday. */
  | 'NOT_EXPECTED'
  /** It has sent records today. */
  | 'SENDING'
  /** Its usual start passed 15 minutes ago, and it has sent nothing today. */
  | 'SILENT';

/** Whom a morning mail covers. */
export type DigestScope =
  /** The people of all districts. */
  | 'ALL'
  /** The people of the user's district. */
  | 'DISTRICT'
  /** Nobody: no mail is sent. */
  | 'NONE';

/** Direction of a sort. */
export type Direction =
  /** Smallest, earliest or first in the alphabet at the top. */
  | 'ASC'
  /** Largest, latest or last in the alphabet at the top. */
  | 'DESC';

/** What should be checked in an attendance record. A finding does not say that anybody did wrong. docs/evidence.md says what each is based on, what it misses and how often it is right. */
export type FindingKind =
  /** More than two kilometres from the person's usual place. */
  | 'AWAY'
  /** A record that is marked as recognised and has no photo. */
  | 'RECOGNISED_WITHOUT_PHOTO'
  /** A record with a photo, and no reference photo to compare it with. */
  | 'REFERENCE_MISSING'
  /** Another person of the same list has the same reference photo. Known once the photos have been compared. */
  | 'REFERENCE_SHARED'
  /** A reference photo whose shorter side has fewer than 120 pixels. Known once the photos have been compared. */
  | 'REFERENCE_TINY'
  /** The same position, to the last digit, in records of several people or days: three or more times within 28 days. */
  | 'SAME_FIX'
  /** The photo was sent again: it is the picture of another record or of a reference photo, unchanged or altered. Known once the photos of one day's list or one person's month have been compared (`photoFindings`). */
  | 'SAME_PICTURE'
  /** Another record of the person is too far away to be reached in the time between the two. */
  | 'TRAVEL';

/** Columns of the holiday list, in table order. */
export type HolidayColumn =
  /** The day, YYYY-MM-DD. */
  | 'DATE'
  /** Name of the holiday. */
  | 'NAME';

/** A condition on one column of the holiday list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type HolidayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<HolidayCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<HolidayCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: HolidayColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: HolidayCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the holiday list. */
export type HolidayOrder = {
  /** The column. */
  column: HolidayColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the lateness report, in table order. */
export type LatenessColumn =
  /** Instant, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Attendance photo; exported as an address that opens for anyone who is signed in. */
  | 'ATTENDANCE_IMAGE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Yes when the photo was not recognised, else No. */
  | 'FLAG'
  /** Yes where the list says late and the rule of the shift does not, else No. */
  | 'IN_TIME_BY_RULE'
  /** Time of day after which a sign-in of the shift is late, HH:MM:SS. */
  | 'LATE_AFTER'
  /** Place and coordinates, as in Okpara Avenue (6.4584, 7.5464); what is not known is left out. */
  | 'LOCATION'
  /** Whole minutes between the start of the shift and the sign-in. */
  | 'MINUTES_LATE'
  /** Full name. */
  | 'NAME'
  /** Service centre of the record. */
  | 'SERVICE_CENTRE'
  /** Name of the shift; an empty string where it is not known. */
  | 'SHIFT'
  /** Start of the shift, HH:MM:SS. */
  | 'SHIFT_START'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the lateness report, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type LatenessCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<LatenessCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<LatenessCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: LatenessColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE, SHIFT_START, LATE_AFTER. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: LatenessCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the lateness report. */
export type LatenessOrder = {
  /** The column. */
  column: LatenessColumn;
  /** Direction. */
  direction?: Direction;
};

/** Changes of a leave: fields that are left out stay. */
export type LeaveChanges = {
  /** The first day. */
  from?: string | null | undefined;
  /** Kind of leave. */
  kind?: LeaveKind | null | undefined;
  /** Note, 500 characters at most; an empty text removes it. */
  note?: string | null | undefined;
  /** The last day. */
  to?: string | null | undefined;
};

/** Columns of the leaves, in table order. */
export type LeaveColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** When it was entered, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ENTERED_AT'
  /** Email address of the person who entered it. */
  | 'ENTERED_BY'
  /** The first day of the leave. */
  | 'FROM'
  /** Kind of leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other. */
  | 'KIND'
  /** Full name. */
  | 'NAME'
  /** Note of the person who entered it; empty for the role USER, which may not read it. */
  | 'NOTE'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** The last day of the leave. */
  | 'TO';

/** A condition on one column of the leaves, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type LeaveCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<LeaveCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<LeaveCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: LeaveColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ENTERED_AT. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: LeaveCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** A new leave. */
export type LeaveInput = {
  /** The first day. */
  from: string;
  /** Kind of leave. */
  kind: LeaveKind;
  /** Note, 500 characters at most. Only ADMIN and MANAGEMENT read it; the Change Log says that it changed, and not what it is. */
  note?: string | null | undefined;
  /** Upstream's id of the person, as StaffSummary.personID, who has or had the staff ID; without it, the person who has it now. */
  personID?: string | number | null | undefined;
  /** Staff ID of the person, 1 to 64 characters. */
  staffID: string;
  /** The last day; 1100 days of leave at most. */
  to: string;
};

/** Kind of leave. */
export type LeaveKind =
  /** Annual leave. */
  | 'ANNUAL'
  /** Maternity leave. */
  | 'MATERNITY'
  /** Official duty elsewhere. */
  | 'OFFICIAL_DUTY'
  /** Any other leave. */
  | 'OTHER'
  /** Sick leave. */
  | 'SICK'
  /** Study leave. */
  | 'STUDY'
  /** Suspended from duty. */
  | 'SUSPENDED';

/** One step of a sort of the leaves. */
export type LeaveOrder = {
  /** The column. */
  column: LeaveColumn;
  /** Direction. */
  direction?: Direction;
};

/** What becomes of a row of a sheet of leaves. */
export type LeaveRowOutcome =
  /** The person has a leave of the same days and kind: it is left as it is. */
  | 'EXISTS'
  /** The row has a problem. It is not stored. */
  | 'FAULTY'
  /** The leave is new: it is stored. */
  | 'NEW';

/** A kind of letter. */
export type LetterKind =
  /** To the absent. */
  | 'ABSENCE'
  /** To the serially late. */
  | 'LATENESS';

/** Where the text of letters, or the letterhead, comes from. */
export type LetterOrigin =
  /** The file that the setting LETTERS_FILE names. */
  | 'FILE'
  /** Built in. */
  | 'STANDARD'
  /** The attendance service keeps it: an administrator has saved it. */
  | 'STORED';

/** Which warning a letter is. */
export type LetterStep =
  /** The final warning, and each one after it. */
  | 'FINAL'
  /** The first warning. */
  | 'FIRST'
  /** The second warning. */
  | 'SECOND';

/** The text of a kind of letter, to be saved. */
export type LetterTextInput = {
  /** Text, 1 to 6,000 characters, at most 12 paragraphs; an empty line ends a paragraph. Names in braces stand for facts: {name}, {staffID}, {district}, {serviceCentre}, {department}, {month}, {days}, {today}, {reference}, {step}, {company}; for LATENESS also {shift}, {start}, {lateAfter}, {threshold}. Other names are refused. */
  body: string;
  /** The kind. */
  kind: LetterKind;
  /** Subject, 1 to 120 characters. Facts as in the text. */
  subject: string;
};

/** The letterhead to save. What is left out is empty from then on, except the logo. */
export type LetterheadInput = {
  /** At most 5 lines of at most 80 characters. */
  addressLines?: Array<string> | null | undefined;
  /** Name of the company, at most 80 characters. */
  companyName?: string | null | undefined;
  /** Logo, a PNG or JPEG file of at most 1 MiB; when left out, the stored logo stays. */
  logo?: File | null | undefined;
  /** Whether the stored logo is removed, where no other is given. */
  removeLogo?: boolean | null | undefined;
  /** Name of the person who signs, at most 80 characters. */
  signatoryName?: string | null | undefined;
  /** Title of the person who signs, at most 80 characters. */
  signatoryTitle?: string | null | undefined;
};

/** Columns of the machine token list, in table order. */
export type MachineTokenColumn =
  /** Email address of the user who made it. */
  | 'CREATED_BY'
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** When it ends. */
  | 'EXPIRES_AT'
  /** Yes or No. */
  | 'IS_READ_ONLY'
  /** Yes or No. */
  | 'IS_REVOKED'
  /** When it was last used, to the minute. */
  | 'LAST_USED_AT'
  /** What the token is for. */
  | 'NAME'
  /** Fields of Query and Mutation that it may ask for; All for all of its role. */
  | 'OPERATIONS'
  /** Role in which it acts now: admin, management or user. */
  | 'ROLE';

/** A condition on one column of the machine token list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type MachineTokenCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<MachineTokenCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<MachineTokenCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: MachineTokenColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of EXPIRES_AT, LAST_USED_AT. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: MachineTokenCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the machine token list. */
export type MachineTokenOrder = {
  /** The column. */
  column: MachineTokenColumn;
  /** Direction. */
  direction?: Direction;
};

/** What became of a morning mail. */
export type MailState =
  /** It was tried too often. */
  | 'FAILED'
  /** The mail server refuses the recipient's address for good. */
  | 'REFUSED'
  /** The mail server took it. */
  | 'SENT'
  /** It is being sent, or the mail server did not take it, as when it is away or refuses the sender, and is asked again. */
  | 'WAITING';

/** What a shift day lacks for its hours to be known. */
export type MissingPunch =
  /** There is a sign-out and no sign-in. */
  | 'SIGN_IN'
  /** There is a sign-in and no later sign-out. */
  | 'SIGN_OUT';

/** Columns of the list of morning mails, in table order. */
export type MorningMailColumn =
  /** How often it was handed over. */
  | 'ATTEMPTS'
  /** Day that the mail covers, YYYY-MM-DD. */
  | 'DAY'
  /** To whom it goes. */
  | 'EMAIL'
  /** What the mail server said of a mail that it did not take. */
  | 'REASON'
  /** Sent, Tried again later, Refused or Given up. */
  | 'STATE';

/** A condition on one column of the list of morning mails, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type MorningMailCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<MorningMailCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<MorningMailCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: MorningMailColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: MorningMailCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** The choice to save. */
export type MorningMailInput = {
  /** Hour of the company's day, 0 to 23. */
  hour: number;
  /** Whom the mail covers. */
  scope: DigestScope;
  /** Weekdays, Monday 1 to Sunday 7, each once. */
  weekdays: Array<number>;
};

/** One step of a sort of the list of morning mails. */
export type MorningMailOrder = {
  /** The column. */
  column: MorningMailColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the people one late day below serial lateness, in table order. */
export type NearSerialLatenessColumn =
  /** Number of late days. */
  | 'DAYS_LATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Latest late day, shown in long format, sorted as a date. */
  | 'LAST_LATE'
  /** Full name. */
  | 'NAME'
  /** Late days that make serially late. */
  | 'SERIAL_FROM'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the people one late day below serial lateness, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type NearSerialLatenessCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<NearSerialLatenessCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<NearSerialLatenessCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: NearSerialLatenessColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: NearSerialLatenessCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the people one late day below serial lateness. */
export type NearSerialLatenessOrder = {
  /** The column. */
  column: NearSerialLatenessColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the offices list, in table order. */
export type OfficeColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** District. */
  | 'DISTRICT'
  /** Yes for sample data, else No. */
  | 'SAMPLE'
  /** Name of the location. */
  | 'UNIT'
  /** Code of the location. */
  | 'UNIT_CODE';

/** A condition on one column of the offices list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type OfficeCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<OfficeCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<OfficeCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: OfficeColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: OfficeCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the offices list. */
export type OfficeOrder = {
  /** The column. */
  column: OfficeColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the explained day, in table order. */
export type PersonDayColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** What shows the reason, in one sentence. */
  | 'EVIDENCE'
  /** First sign-in of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'FIRST_SIGN_IN'
  /** Last sign-out of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'LAST_SIGN_OUT'
  /** The first day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_FROM'
  /** The last day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_TO'
  /** Yes when the absent list names them, else No. */
  | 'LISTED_ABSENT'
  /** Whole minutes after the shift's start, for a person who is late. */
  | 'MINUTES_LATE'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Yes for a listed absence on a day off, a holiday or a day of an outage, else No. */
  | 'PROBABLY_NOT_REAL'
  /** Why the day is as it is: Present, Late, Absent, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift on the register. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the explained day, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type PersonDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<PersonDayCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<PersonDayCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: PersonDayColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN, LAST_SIGN_OUT. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: PersonDayCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the explained day. */
export type PersonDayOrder = {
  /** The column. */
  column: PersonDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** A letter that was printed. */
export type PrintedLetterInput = {
  /** Ids of letters on record for some of the same days, after which it was printed all the same. */
  again?: Array<string | number> | null | undefined;
  /** The days that it lists, 1 to 31, each once; none in the future, and none before the year ten years ago. */
  days: Array<string>;
  /** Its kind. */
  kind: LetterKind;
  /** Upstream's id of the person, as StaffSummary.personID; without it, the person who had the staff ID on the last day. */
  personID?: string | number | null | undefined;
  /** Its reference, 1 to 256 characters; one of a letter to somebody else is refused. */
  reference: string;
  /** Staff ID of the person it goes to, 1 to 64 characters. */
  staffID: string;
};

/** What a day's lists hold of people when they are laid side by side, each person once by staff ID: where they disagree. Why somebody was there or not stands in `explainedDay`. */
export type ReconciledGroup =
  /** Signed in and listed as absent. */
  | 'IN_BOTH_LISTS'
  /** Listed as late without a sign-in on this day, as after midnight of a night shift. */
  | 'LATE_WITHOUT_SIGN_IN'
  /** Signed in, listed as absent or listed as late, and not on the register of the day. On a past day, everyone whom the day's lists name with a staff record counts as registered. */
  | 'NOT_ON_REGISTER'
  /** With more than one record on the register. */
  | 'REGISTERED_REPEATEDLY'
  /** With more than one sign-in. */
  | 'SIGNED_IN_REPEATEDLY';

/** Columns of a group's people, in table order. */
export type ReconciledStaffColumn =
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** First sign-in of the day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'FIRST_SIGN_IN'
  /** Yes or No; empty when not known. */
  | 'LISTED_ABSENT'
  /** Yes or No; empty when not known. */
  | 'LISTED_LATE'
  /** Full name. */
  | 'NAME'
  /** Records on the register. */
  | 'REGISTER_RECORDS'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift. */
  | 'SHIFT'
  /** Sign-ins of the day. */
  | 'SIGN_INS'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of a group's people, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ReconciledStaffCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<ReconciledStaffCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<ReconciledStaffCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: ReconciledStaffColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: ReconciledStaffCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of a group's people. */
export type ReconciledStaffOrder = {
  /** The column. */
  column: ReconciledStaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of letters on record, in table order. */
export type RecordedLetterColumn =
  /** Whether all its days have become days of leave since, so that it no longer counts: Yes, No. */
  | 'ALL_LEAVE'
  /** The days that it lists, as YYYY-MM-DD, comma-separated. */
  | 'DAYS'
  /** How many days it lists. */
  | 'DAY_COUNT'
  /** District. */
  | 'DISTRICT'
  /** Kind of letter: Lateness, Absence. */
  | 'KIND'
  /** Full name. */
  | 'NAME'
  /** When it was put on record. */
  | 'PRINTED_AT'
  /** Email address of the person who put it on record. */
  | 'PRINTED_BY'
  /** Reference. */
  | 'REFERENCE'
  /** Whether a reply to it was noted: Yes, No. */
  | 'REPLIED'
  /** Note of the reply; empty without one, and for the role USER, which may not read it. */
  | 'REPLY_NOTE'
  /** Day of the reply; an empty string without one. */
  | 'REPLY_ON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** Which warning it is: First, Second, Final. */
  | 'STEP'
  /** Whether it was undone, so that it no longer counts: Yes, No. */
  | 'UNDONE'
  /** When it was undone. */
  | 'UNDONE_AT'
  /** Email address of the person who undid it; an empty string where it is not undone. */
  | 'UNDONE_BY'
  /** Why it was undone; empty where it is not, and for the role USER, which may not read it. */
  | 'UNDONE_REASON';

/** A condition on one column of letters on record, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type RecordedLetterCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<RecordedLetterCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<RecordedLetterCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: RecordedLetterColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of PRINTED_AT, UNDONE_AT. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: RecordedLetterCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of letters on record. */
export type RecordedLetterOrder = {
  /** The column. */
  column: RecordedLetterColumn;
  /** Direction. */
  direction?: Direction;
};

/** What became of a letter that was to be put on record. */
export type RecordingOutcome =
  /** A letter for some of its days was on record already; nothing was changed. */
  | 'KNOWN'
  /** It was put on record. */
  | 'RECORDED';

/** What all verdicts on a record come to. */
export type ReviewState =
  /** Everybody who judged it says that it cannot be told. */
  | 'CANNOT_TELL'
  /** At least one verdict says that the photos show two people, and none that they show one. */
  | 'DIFFERENT'
  /** One verdict says that the photos show one person, another that they show two. */
  | 'DISAGREEMENT'
  /** Nobody has judged it. */
  | 'NOT_REVIEWED'
  /** It was judged, and a requested second opinion is still missing. */
  | 'OPINION_WANTED'
  /** At least one verdict says that the photos show one person, and none that they show two. */
  | 'SAME';

/** Role of a dashboard user. */
export type Role =
  /** Everything that MANAGEMENT may do, and users, units, batch upload and shifts. */
  | 'ADMIN'
  /** Staff records besides all that USER may. */
  | 'MANAGEMENT'
  /** Attendance, lateness and absence reports, and the own password. */
  | 'USER';

/** The photos that a reviewer saw: addresses from `Photo.url`, in any width, as they were shown. They are valid for at least one hour. */
export type SeenPhotos = {
  /** The photo of the record. */
  attendance?: string | null | undefined;
  /** The reference photo. */
  reference?: string | null | undefined;
};

/** Columns of serial lateness by staff, in table order. */
export type SerialLatenessColumn =
  /** Number of late days; empty where none of them could be read. */
  | 'DAYS_LATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Reference photo; exported as an address that opens for anyone who is signed in. */
  | 'REF_IMAGE'
  /** How the count of days differs from the dates; an empty string where it does not. */
  | 'REMARK'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of serial lateness by staff, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type SerialLatenessCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<SerialLatenessCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<SerialLatenessCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: SerialLatenessColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: SerialLatenessCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** Columns of serial lateness by day, in table order. */
export type SerialLatenessDayColumn =
  /** The late day, shown in long format, sorted as a date. */
  | 'DAYS_LATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Full name. */
  | 'NAME'
  /** Number of late days as upstream claims it. */
  | 'OCCURRENCE'
  /** Reference photo; exported as an address that opens for anyone who is signed in. */
  | 'REF_IMAGE'
  /** How the count of days differs from the dates; an empty string where it does not. */
  | 'REMARK'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of serial lateness by day, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type SerialLatenessDayCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<SerialLatenessDayCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<SerialLatenessDayCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: SerialLatenessDayColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: SerialLatenessDayCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of serial lateness by day. */
export type SerialLatenessDayOrder = {
  /** The column. */
  column: SerialLatenessDayColumn;
  /** Direction. */
  direction?: Direction;
};

/** One step of a sort of serial lateness by staff. */
export type SerialLatenessOrder = {
  /** The column. */
  column: SerialLatenessColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the shift list, in table order. */
export type ShiftColumn =
  /** End, HH:MM:SS. */
  | 'END_TIME'
  /** Clock time, HH:MM:SS, or grace duration, +HH:MM:SS. */
  | 'LATENESS_THRESHOLD'
  /** Time of day after which a sign-in is late, HH:MM:SS. */
  | 'LATE_AFTER'
  /** Name of the shift. */
  | 'NAME'
  /** Late days in a month that make serially late. */
  | 'SERIAL_LATENESS_THRESHOLD'
  /** Start, HH:MM:SS. */
  | 'START_TIME';

/** A condition on one column of the shift list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ShiftCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<ShiftCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<ShiftCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: ShiftColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of START_TIME, END_TIME, LATENESS_THRESHOLD, LATE_AFTER. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: ShiftCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the shift list. */
export type ShiftOrder = {
  /** The column. */
  column: ShiftColumn;
  /** Direction. */
  direction?: Direction;
};

/** Columns of the staff list, in table order. */
export type StaffColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Reference photo; exported as an address that opens for anyone who is signed in. */
  | 'IMAGE'
  /** Full name. */
  | 'NAME'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Shift, by name. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** Organisational unit. */
  | 'UNIT';

/** A condition on one column of the staff list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type StaffCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<StaffCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<StaffCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: StaffColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: StaffCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** Columns of the hours of a month, in table order. */
export type StaffHoursColumn =
  /** Days absent. */
  | 'ABSENT'
  /** Shift days with a sign-in and a later sign-out. The hours are those of these days. */
  | 'DAYS_COUNTED'
  /** Days off with a sign-in, as far as the four weeks before show what a day off is; part of Days Signed In. */
  | 'DAYS_OFF_WORKED'
  /** Shift days with a sign-in. */
  | 'DAYS_SIGNED_IN'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** Holidays with a sign-in; part of Days Signed In. A holiday on a day off is a day off. */
  | 'HOLIDAYS_WORKED'
  /** Minutes Worked in hours: a decimal number with four places, so that sums are right to the minute. */
  | 'HOURS'
  /** The part of Hours that was worked on days off. */
  | 'HOURS_ON_DAYS_OFF'
  /** The part of Hours that was worked on holidays. */
  | 'HOURS_ON_HOLIDAYS'
  /** Days late. */
  | 'LATE'
  /** Whole minutes after the shift's start, of all days late. */
  | 'MINUTES_LATE'
  /** Whole minutes from the first sign-in to the last sign-out of each counted day. No break is taken off. */
  | 'MINUTES_WORKED'
  /** Full name. */
  | 'NAME'
  /** Days that are not known: to come, or nothing recorded yet. */
  | 'NOT_KNOWN'
  /** Shift days with a sign-out and no sign-in. Their hours are not known. */
  | 'NO_SIGN_IN'
  /** Shift days with a sign-in and no later sign-out, once the day is over. Their hours are not known. */
  | 'NO_SIGN_OUT'
  /** Working days on leave without a sign-in or sign-out, of the extension leave. */
  | 'ON_LEAVE'
  /** Whole minutes beyond the shift's length, summed up over the counted days. Empty where a counted day has no shift with a known start and end. */
  | 'OVERTIME_MINUTES'
  /** On which days of the month the person was on the register, if somebody else also had the staff ID in that month; else empty. */
  | 'REMARK'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Name of the shift on the register. */
  | 'SHIFT'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of the hours of a month, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type StaffHoursCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<StaffHoursCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<StaffHoursCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: StaffHoursColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: StaffHoursCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the hours of a month. */
export type StaffHoursOrder = {
  /** The column. */
  column: StaffHoursColumn;
  /** Direction. */
  direction?: Direction;
};

/** One step of a sort of the staff list. */
export type StaffOrder = {
  /** The column. */
  column: StaffColumn;
  /** Direction. */
  direction?: Direction;
};

/** Values to change of a shift. Missing, null and empty values stay as they are. */
export type UpdateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  endTime?: string | null | undefined;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  latenessThreshold?: string | null | undefined;
  /** Name. */
  name?: string | null | undefined;
  /** Late days in a month that make serial lateness, 1 to 10. */
  serialLatenessThreshold?: number | null | undefined;
  /** Start, HH:MM or HH:MM:SS. */
  startTime?: string | null | undefined;
};

/** Values to change of a staff record. Missing, null and empty values stay as they are; the staff ID cannot change. */
export type UpdateStaffInput = {
  /** Department. */
  department?: string | null | undefined;
  /** District of the staff record. */
  district?: string | null | undefined;
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  image?: File | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** Service centre of the staff record. */
  serviceCentre?: string | null | undefined;
  /** Upstream's id of the shift. */
  shift?: string | number | null | undefined;
  /** Organisational unit. */
  unit?: string | null | undefined;
};

/** Values to change of a dashboard user. Missing, null and empty values stay as they are; `isActive: false` is a value. */
export type UpdateUserInput = {
  /** District. */
  district?: string | null | undefined;
  /** Whether the user may sign in. */
  isActive?: boolean | null | undefined;
  /** MAC address of the user's device; it cannot be cleared. */
  macAddress?: string | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** Role. */
  role?: Role | null | undefined;
  /** Service centre. */
  serviceCentre?: string | null | undefined;
};

/** Columns of the users list, in table order. */
export type UserColumn =
  /** Day of creation, YYYY-MM-DD. */
  | 'CREATED_ON'
  /** District. */
  | 'DISTRICT'
  /** Email address. */
  | 'EMAIL'
  /** Yes or No. */
  | 'IS_ACTIVE'
  /** MAC address. */
  | 'MAC_ADDRESS'
  /** Full name. */
  | 'NAME'
  /** Role: admin, management or user. */
  | 'ROLE'
  /** Service centre. */
  | 'SERVICE_CENTRE';

/** A condition on one column of the users list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type UserCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<UserCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<UserCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: UserColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: UserCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
};

/** One step of a sort of the users list. */
export type UserOrder = {
  /** The column. */
  column: UserColumn;
  /** Direction. */
  direction?: Direction;
};

/** What a reviewer says of the two photos of an attendance record. */
export type Verdict =
  /** It cannot be told from these photos. */
  | 'CANNOT_TELL'
  /** They show two people. */
  | 'DIFFERENT'
  /** They show one person. */
  | 'SAME';

/** Columns of the device list, in table order. */
export type WatchedDeviceColumn =
  /** Which device it is. */
  | 'DEVICE'
  /** When its last record arrived. */
  | 'LAST_RECORD'
  /** Records that arrived today. */
  | 'RECORDS_TODAY'
  /** The one service centre that the device records for, or Any. */
  | 'SERVICE_CENTRE'
  /** Silent, Sending, Not due yet or Not expected. */
  | 'STATE'
  /** Median number of records on this weekday in the last four weeks; empty where it usually sends none. */
  | 'USUAL_RECORDS'
  /** Time until which its first record usually comes on those days, HH:MM:SS: the median and thrice the distance from it that half of them keep, no later than the latest. */
  | 'USUAL_START';

/** A condition on one column of the device list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type WatchedDeviceCondition = {
  /** A group of which all hold, as a part of another group. */
  allOf?: Array<WatchedDeviceCondition> | null | undefined;
  /** A group of which at least one holds; an empty one passes nothing. */
  anyOf?: Array<WatchedDeviceCondition> | null | undefined;
  /** The column that the parts below compare, up to the groups. */
  column?: WatchedDeviceColumn | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  contains?: string | null | undefined;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  from?: string | null | undefined;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of LAST_RECORD, USUAL_START. */
  fromTime?: string | null | undefined;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  in?: Array<string> | null | undefined;
  /** What must not hold; a row without the value passes. */
  not?: WatchedDeviceCondition | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  to?: string | null | undefined;
  /** The time of day of the value is this or earlier, to the second. */
  toTime?: string | null | undefined;
};

/** One step of a sort of the device list. */
export type WatchedDeviceOrder = {
  /** The column. */
  column: WatchedDeviceColumn;
  /** Direction. */
  direction?: Direction;
};
