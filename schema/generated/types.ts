export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar day, YYYY-MM-DD, in the gateway's time zone (setting TIME_ZONE, default Africa/Lagos). A day that does not exist, or is not of the years 1000 to 2999, is refused with BAD_USER_INPUT. */
  Date: { input: string; output: string; }
  /** Instant in ISO 8601 with the offset of the gateway's time zone, e.g. 2026-11-19T07:08:37+01:00. */
  DateTime: { input: string; output: string; }
  /** Degrees north, -90 to 90. */
  Latitude: { input: number; output: number; }
  /** Degrees east, -180 to 180. */
  Longitude: { input: number; output: number; }
  /** Calendar month, YYYY-MM. */
  Month: { input: string; output: string; }
  /** Time of day in the gateway's time zone, HH:MM:SS, 00:00:00 to 23:59:59. Input may leave out the seconds. */
  TimeOfDay: { input: string; output: string; }
  /** A file of a multipart request (GraphQL multipart request specification), sent with the header `apollo-require-preflight`; one file a request. */
  Upload: { input: Promise<import('graphql-upload/processRequest.mjs').FileUpload>; output: Promise<import('graphql-upload/processRequest.mjs').FileUpload>; }
};

/** A staff member who was absent on a day. */
export type Absentee = {
  readonly __typename?: 'Absentee';
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** Stable key: the staff ID, with a number after it where it repeats. */
  readonly key: Scalars['ID']['output'];
  /** Their leave of the day; null without one, and where the service has no leaves. The list stays as the service has it. */
  readonly onLeave?: Maybe<LeaveOfDay>;
  /** Their reason of the day in `explainedDay`; ABSENT where nothing explains the absence. Null for a person who is not on the register of the day, and while the day is not known. Errors: those of `explainedDay`. */
  readonly reason?: Maybe<DayReason>;
  /** Staff member. */
  readonly staff: StaffSummary;
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<AbsenteeCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<AbsenteeCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<AbsenteeColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<AbsenteeCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** One absent day of a staff member. */
export type AbsenteeDay = {
  readonly __typename?: 'AbsenteeDay';
  /** The absent day. */
  readonly date: Scalars['Date']['output'];
  /** Number of absent days of this person in the month, counted from the dates. */
  readonly dayCount: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  readonly isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the key of the person's row, and the day. */
  readonly key: Scalars['ID']['output'];
  /** Number of absent days as upstream claims it; null when missing. */
  readonly occurrence?: Maybe<Scalars['Int']['output']>;
  /** Their leave of the day; null without one, and where the service has no leaves. The list stays as the service has it. */
  readonly onLeave?: Maybe<LeaveOfDay>;
  /** Their reason of the day in `explainedDay`; ABSENT where nothing explains the absence. Null for a person who is not on the register of the day, and while the day is not known. Errors: those of `explainedDay`. */
  readonly reason?: Maybe<DayReason>;
  /** Staff member. */
  readonly staff: StaffSummary;
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
  readonly allOf?: InputMaybe<ReadonlyArray<AbsenteeDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<AbsenteeDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<AbsenteeDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<AbsenteeDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of absence by day. */
export type AbsenteeDayList = {
  readonly __typename?: 'AbsenteeDayList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<AbsenteeDay>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of absence by day. */
export type AbsenteeDayListFacetsArgs = {
  columns: ReadonlyArray<AbsenteeDayColumn>;
};

/** One step of a sort of absence by day. */
export type AbsenteeDayOrder = {
  /** The column. */
  readonly column: AbsenteeDayColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** A page of the absent list. */
export type AbsenteeList = {
  readonly __typename?: 'AbsenteeList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<Absentee>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the absent list. */
export type AbsenteeListFacetsArgs = {
  columns: ReadonlyArray<AbsenteeColumn>;
};

/** One step of a sort of the absent list. */
export type AbsenteeOrder = {
  /** The column. */
  readonly column: AbsenteeColumn;
  /** Direction. */
  readonly direction?: Direction;
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
  readonly allOf?: InputMaybe<ReadonlyArray<AbsenteeSummaryCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<AbsenteeSummaryCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<AbsenteeSummaryColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<AbsenteeSummaryCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the absentee summary. */
export type AbsenteeSummaryList = {
  readonly __typename?: 'AbsenteeSummaryList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** Letters to the people of this page, at most 200: more is BAD_USER_INPUT. If the service gives its lists no versions, the letters wait until the days of the month have been read, so that they name no day before the first record. */
  readonly letters?: Maybe<LetterPack>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<AbsenteeSummaryRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the absentee summary. */
export type AbsenteeSummaryListFacetsArgs = {
  columns: ReadonlyArray<AbsenteeSummaryColumn>;
};

/** One step of a sort of the absentee summary. */
export type AbsenteeSummaryOrder = {
  /** The column. */
  readonly column: AbsenteeSummaryColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** A staff member's absence in a month. */
export type AbsenteeSummaryRecord = {
  readonly __typename?: 'AbsenteeSummaryRecord';
  /** Absent days, ascending, each once. */
  readonly datesAbsent: ReadonlyArray<Scalars['Date']['output']>;
  /** Number of absent days, counted from the dates. */
  readonly dayCount: Scalars['Int']['output'];
  /** How many of the absent days are days of leave; 0 where the service has no leaves. */
  readonly daysOnLeave: Scalars['Int']['output'];
  /** Entries of upstream's list that are not dates or stand there twice; they make no row. */
  readonly ignoredEntries: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  readonly isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, with a number after it where it repeats. */
  readonly key: Scalars['ID']['output'];
  /** Number of absent days as upstream claims it; null when missing. */
  readonly occurrence?: Maybe<Scalars['Int']['output']>;
  /** Staff member. */
  readonly staff: StaffSummary;
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
  readonly allOf?: InputMaybe<ReadonlyArray<AttendanceCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<AttendanceCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<AttendanceColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<AttendanceCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the attendance reports. */
export type AttendanceList = {
  readonly __typename?: 'AttendanceList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** Service centres whose records of these days are together at another place than before, days ascending. */
  readonly movedCentres: ReadonlyArray<MovedCentre>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<AttendanceRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** How many of the 28 days before these records have been read to learn usual places; `distance` and `findings` depend on them. A file waits for all of them. */
  readonly placesCoverage: Coverage;
  /** The call that read the reviews of these records; its `code` is EXTENSION_MISSING when the service has none. Null when neither a review nor a facet is requested. */
  readonly reviewSource?: Maybe<Source>;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the attendance reports. */
export type AttendanceListFacetsArgs = {
  columns: ReadonlyArray<AttendanceColumn>;
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
  readonly allOf?: InputMaybe<ReadonlyArray<AttendanceMonthCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<AttendanceMonthCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<AttendanceMonthColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<AttendanceMonthCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the month sheet. */
export type AttendanceMonthList = {
  readonly __typename?: 'AttendanceMonthList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Days of the month up to today, and of the four weeks before, which show what is usual. A file is refused while days are being read. */
  readonly coverage: Coverage;
  /** Each day of the month, ascending, over all rows that pass search and where. */
  readonly dayTotals: ReadonlyArray<MonthDayTotal>;
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** Whether a past day uses today's register, corrected by what the day's own lists say of people, because the service does not say who was on the register then; false for today, and when the service has the extension history. */
  readonly isRegisterOfToday: Scalars['Boolean']['output'];
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<StaffMonth>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** The calls behind it, each summed up over its days. */
  readonly sources: ReadonlyArray<Source>;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the month sheet. */
export type AttendanceMonthListFacetsArgs = {
  columns: ReadonlyArray<AttendanceMonthColumn>;
};

/** One step of a sort of the month sheet. */
export type AttendanceMonthOrder = {
  /** The column. */
  readonly column: AttendanceMonthColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** One step of a sort of the attendance reports. */
export type AttendanceOrder = {
  /** The column. */
  readonly column: AttendanceColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** One sign-in or sign-out. A day may hold several of one person: none is dropped. */
export type AttendanceRecord = {
  readonly __typename?: 'AttendanceRecord';
  /** When it happened; null when upstream's value is not a date. Times without a zone are read in the gateway's zone. */
  readonly attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Metres between the record and the person's usual place; null without a position, or when there are too few sign-ins to know the usual place. Calculated from the sign-ins of 28 days. */
  readonly distance?: Maybe<Scalars['Int']['output']>;
  /** What should be checked in the record, in the order of FindingKind; empty for most. Calculated from the sign-ins of 28 days. */
  readonly findings: ReadonlyArray<Finding>;
  /** Address of the attendance photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** Whether the photo was recognised; null when it was not checked. A record that was not checked counts as flagged. */
  readonly isImageRecognised?: Maybe<Scalars['Boolean']['output']>;
  /** True for all but the earliest record of one person, mode and day, whatever their order in the list. */
  readonly isRepeated: Scalars['Boolean']['output'];
  /** Stable key made of staff ID, mode and instant, followed by a number when these repeat; upstream sends no id. */
  readonly key: Scalars['ID']['output'];
  /** Position of the phone; null when missing or out of range. */
  readonly latitude?: Maybe<Scalars['Latitude']['output']>;
  /** Name of the place as upstream gives it; an empty string when missing. */
  readonly location: Scalars['String']['output'];
  /** Position of the phone; null when missing or out of range. */
  readonly longitude?: Maybe<Scalars['Longitude']['output']>;
  /** Signed in or out. */
  readonly mode: AttendanceMode;
  /** Attendance photo; null when the record has none. */
  readonly photo?: Maybe<Photo>;
  /** What reviewers say of the photos; needs the extension reviews. Null when the service does not have it or it could not be read: `AttendanceList.reviewSource` says why. */
  readonly review?: Maybe<Review>;
  /** Service centre of the record; the staff member's where the record has none. */
  readonly serviceCentre: Scalars['String']['output'];
  /** Staff member as upstream embeds it. */
  readonly staff: StaffSummary;
};

/** Attendance, lateness and absence over a number of days. */
export type AttendanceTrend = {
  readonly __typename?: 'AttendanceTrend';
  /** Days of the trend, and those of which all three numbers are known. */
  readonly coverage: Coverage;
  /** One entry a day, ascending, without gaps. */
  readonly days: ReadonlyArray<TrendDay>;
  /** As in `coverage`. */
  readonly daysRead: Scalars['Int']['output'];
  /** The three calls, each for all days: `ok` when every day was read, `asOf` of the oldest answer; `message` says why a day could not be read. Only GET /attendance/figures when the service has the extension figures. */
  readonly sources: ReadonlyArray<Source>;
};

/** The change of one record that exists: send `values` by one `updateStaff(id, input)`. */
export type BatchEdit = {
  readonly __typename?: 'BatchEdit';
  /** Upstream's id of the record. */
  readonly id: Scalars['ID']['output'];
  /** The values that differ. */
  readonly values: ReadonlyArray<BatchEditValue>;
};

/** One value to change by `updateStaff`, so that the record equals the row. */
export type BatchEditValue = {
  readonly __typename?: 'BatchEditValue';
  /** The record's value as people read it; for a shift its name. An empty string when there is none. */
  readonly current: Scalars['String']['output'];
  /** Name of the value in `UpdateStaffInput`, e.g. `serviceCentre`. */
  readonly field: Scalars['String']['output'];
  /** The new value as people read it. */
  readonly shown: Scalars['String']['output'];
  /** The value to send: for a shift its id, else the text of `shown`. */
  readonly value: Scalars['String']['output'];
};

/** A remark on one cell of a staff batch. */
export type BatchProblem = {
  readonly __typename?: 'BatchProblem';
  /** Staff field of the column, e.g. `staffID`. */
  readonly column: Scalars['String']['output'];
  /** Reason in words for people. */
  readonly message: Scalars['String']['output'];
  /** Reason as a word for programs, e.g. DUPLICATE_IN_FILE, DISTRICT_UNKNOWN, LEADING_ZEROS_LOST, PLACEHOLDER, ROW_HIDDEN, NOT_A_RECORD; further ones may come. */
  readonly reason: Scalars['String']['output'];
  /** Whether the problem keeps the row from being created. */
  readonly severity: BatchProblemSeverity;
  /** A known name, ID or repaired text that was probably meant; null when there is none. */
  readonly suggestion?: Maybe<Scalars['String']['output']>;
  /** The cell as the sheet shows it; an empty string when it is blank. */
  readonly value: Scalars['String']['output'];
};

/** Severity of a problem. */
export type BatchProblemSeverity =
  /** Keeps the row from being created, unless `sendFaulty` asks for it. */
  | 'ERROR'
  /** Should be checked; the row is created all the same. */
  | 'WARNING';

/** A row of a staff batch, checked. Its shift is a name or an id. */
export type BatchRow = {
  readonly __typename?: 'BatchRow';
  /** Staff fields whose value differs from the record that exists; empty when none exists. */
  readonly changes: ReadonlyArray<Scalars['String']['output']>;
  /** Department as the sheet shows it; an empty string when the cell is blank. */
  readonly department: Scalars['String']['output'];
  /** District as the sheet shows it; an empty string when the cell is blank. */
  readonly district: Scalars['String']['output'];
  /** What `updateStaff` needs to change the record. Null for rows that are not CHANGED, and when only the photo's address differs, because photos are changed by upload. */
  readonly edit?: Maybe<BatchEdit>;
  /** Address of the photo as the sheet shows it; an empty string when the cell is blank. */
  readonly imageURL: Scalars['String']['output'];
  /** An import creates a record of the row: of a NEW one always, of a FAULTY one where `sendFaulty` asks for it. */
  readonly isSendable: Scalars['Boolean']['output'];
  /** Line of the row as the spreadsheet numbers it; the heading is line 1. */
  readonly line: Scalars['Int']['output'];
  /** Name as the sheet shows it; an empty string when the cell is blank. */
  readonly name: Scalars['String']['output'];
  /** What becomes of the row. */
  readonly outcome: BatchRowOutcome;
  /** Remarks, in column order; empty when there are none. */
  readonly problems: ReadonlyArray<BatchProblem>;
  /** Service centre as the sheet shows it; an empty string when the cell is blank. */
  readonly serviceCentre: Scalars['String']['output'];
  /** Shift as the sheet shows it; an empty string when the cell is blank. */
  readonly shift: Scalars['String']['output'];
  /** Staff ID as the sheet shows it; an empty string when the cell is blank. */
  readonly staffID: Scalars['String']['output'];
  /** Unit as the sheet shows it; an empty string when the cell is blank. */
  readonly unit: Scalars['String']['output'];
};

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

/** Rows of a staff batch by outcome. */
export type BatchTotals = {
  readonly __typename?: 'BatchTotals';
  /** Rows with outcome CHANGED. */
  readonly changed: Scalars['Int']['output'];
  /** Rows with outcome EXISTS. */
  readonly exists: Scalars['Int']['output'];
  /** Rows with outcome FAULTY. */
  readonly faulty: Scalars['Int']['output'];
  /** Rows with outcome NEW. */
  readonly new: Scalars['Int']['output'];
  /** FAULTY rows that `sendFaulty` sends: all except rows with a staff ID that exists and lines that are not a record, such as a signature. */
  readonly sendableFaulty: Scalars['Int']['output'];
};

/** What this gateway can do, and what upstream last answered. */
export type Capabilities = {
  readonly __typename?: 'Capabilities';
  /** What the attendance service has beyond what all have; null while that is not known. Read with the first token and again after five minutes; after an hour where the service lists none. Source: GET /extensions. */
  readonly extensions?: Maybe<ReadonlyArray<Extension>>;
  /** Always true: photos go to the image server (setting IMAGE_SERVER_URL), without one to the REST service itself. */
  readonly imageUpload: Scalars['Boolean']['output'];
  /** Most rows of one page. */
  readonly maximumPageSize: Scalars['Int']['output'];
  /** Least role of every query and mutation, by `@requires` in the schema; PUBLIC fields are left out. */
  readonly operations: ReadonlyArray<OperationRole>;
  /** What each upstream call last answered on this instance, by its name; calls not made yet are left out. A refusal counts as an answer. */
  readonly sources: ReadonlyArray<Source>;
  /** False: office locations are sample data, because no call exists for them. */
  readonly units: Scalars['Boolean']['output'];
};

/** One entry of the Change Log: a change, who made it, when and from where. It never holds passwords, tokens, keys or photos. Needs the extension audit. */
export type Change = {
  readonly __typename?: 'Change';
  /** What was done; null when upstream sends another value than these. */
  readonly action?: Maybe<ChangeAction>;
  /** Network address of the caller, as trusted proxies pass it on; an empty string for the service itself. */
  readonly address: Scalars['String']['output'];
  /** When it was made; null when the reply lacks it. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** The fields that differ; for a new or removed record all fields that may be stored, for a password none. */
  readonly fields: ReadonlyArray<ChangedField>;
  /** SHA-256 of the entry and of the hash before it, in base64url. Keep a copy elsewhere: comparing it later shows whether any entry up to this one was rewritten. */
  readonly hash: Scalars['String']['output'];
  /** Number of the entry: 1, 2, 3 and so on without gaps, in the order in which entries were written. */
  readonly number: Scalars['Int']['output'];
  /** Name of the machine token; null for people. */
  readonly program?: Maybe<Scalars['String']['output']>;
  /** Role of the user or token that made the change; null for the service itself, and when upstream sends another value than the three. */
  readonly role?: Maybe<Role>;
  /** Type of the changed thing; null when upstream sends another value than these. */
  readonly subject?: Maybe<ChangeSubject>;
  /** Upstream's id of the record; of a holiday its day. */
  readonly subjectID: Scalars['ID']['output'];
  /** What the record was called at the time. */
  readonly subjectName: Scalars['String']['output'];
  /** Upstream's id of the user; for a program, of its machine token; null for what the service does on its own. */
  readonly userID?: Maybe<Scalars['ID']['output']>;
  /** Email address of the user; for a program, of the user who made its token; `service` for what the service does on its own. */
  readonly who: Scalars['String']['output'];
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<ChangeCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<ChangeCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<ChangeColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of AT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<ChangeCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the list of changes. */
export type ChangeList = {
  readonly __typename?: 'ChangeList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<Change>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the list of changes. */
export type ChangeListFacetsArgs = {
  columns: ReadonlyArray<ChangeColumn>;
};

/** One step of a sort of the list of changes. */
export type ChangeOrder = {
  /** The column. */
  readonly column: ChangeColumn;
  /** Direction. */
  readonly direction?: Direction;
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

/** A field of a record, before and after a change. */
export type ChangedField = {
  readonly __typename?: 'ChangedField';
  /** Its value after, as text; null where there is none. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Its value before, as text: Yes or No for a truth value, a code that identifies the picture for a photo. Null when there was none. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, as the attendance service spells it. */
  readonly name: Scalars['String']['output'];
};

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

/** A person in two months. */
export type ComparedStaff = {
  readonly __typename?: 'ComparedStaff';
  /** How they stand to each other; null when that is not known. */
  readonly change?: Maybe<ComparedChange>;
  /** Later less earlier; null when it is not known whether it is more or less. */
  readonly difference?: Maybe<Scalars['Int']['output']>;
  /** Number of the earlier month; null when that could not be read, and where no more is known than `earlierBelow`. */
  readonly earlier?: Maybe<Scalars['Int']['output']>;
  /** The number is smaller than this: the serial lateness report of the earlier month does not name the person, so their late days are fewer than the threshold of their shift, or, where their shift is not known, than the highest threshold and than what the other month lists of them. Null where the number is known, or nothing is. */
  readonly earlierBelow?: Maybe<Scalars['Int']['output']>;
  /** Whether the true difference may be larger than `difference`, upwards where it is positive and downwards where it is negative. */
  readonly isDifferenceAtLeast: Scalars['Boolean']['output'];
  /** Whether the true number may be larger than `earlier`: days of the month could not be read, or late days have no minutes. */
  readonly isEarlierAtLeast: Scalars['Boolean']['output'];
  /** Whether the true number may be larger than `later`. */
  readonly isLaterAtLeast: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, with a number after it where several people have had it. */
  readonly key: Scalars['ID']['output'];
  /** Number of the later month; null when that could not be read, and where no more is known than `laterBelow`. */
  readonly later?: Maybe<Scalars['Int']['output']>;
  /** The same of the later month. */
  readonly laterBelow?: Maybe<Scalars['Int']['output']>;
  /** Staff member, as the later month's list has them; as the earlier one's for a person who is only in that one. */
  readonly staff: StaffSummary;
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<ComparedStaffCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<ComparedStaffCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<ComparedStaffColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<ComparedStaffCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of compared people. */
export type ComparedStaffList = {
  readonly __typename?: 'ComparedStaffList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** How many days of the earlier month have been read, with late minutes; null for other measures, which are one list. */
  readonly earlierCoverage?: Maybe<Coverage>;
  /** The calls behind the earlier month, those of days as one. */
  readonly earlierSources: ReadonlyArray<Source>;
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The same of the later month. */
  readonly laterCoverage?: Maybe<Coverage>;
  /** The calls behind the later month, those of days as one. */
  readonly laterSources: ReadonlyArray<Source>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<ComparedStaff>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Last day of the month that counts in both months, with `days: SAME`; null for whole months. */
  readonly throughDay?: Maybe<Scalars['Int']['output']>;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
  /** Late days without minutes, for their shift or time is not known; 0 for other measures. */
  readonly withoutRule: Scalars['Int']['output'];
  /** Rows of both months without a staff record: they are of nobody, and not compared. Of late minutes always 0. */
  readonly withoutStaff: Scalars['Int']['output'];
};


/** A page of compared people. */
export type ComparedStaffListFacetsArgs = {
  columns: ReadonlyArray<ComparedStaffColumn>;
};

/** One step of a sort of compared people. */
export type ComparedStaffOrder = {
  /** The column. */
  readonly column: ComparedStaffColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What of two months is compared. More is worse. */
export type ComparisonMeasure =
  /** Absent days. */
  | 'ABSENCE'
  /** Minutes after the start of the shift of all late days. A late day whose shift or time is not known has none: see `withoutRule`. */
  | 'LATE_MINUTES'
  /** Late days of the serially late. A person who is not on a month's report has fewer late days than the shift's threshold, but maybe some: see `earlierBelow`. While the later month runs, its numbers are those until today and may still grow, so nobody is `GONE` or `BETTER`. */
  | 'SERIAL_LATENESS';

/** Result of a write that succeeded, with the written record as upstream has it now. The record is read again when one of the fields below is requested; it is null when that read fails, although the write is done. */
export type Confirmation = {
  readonly __typename?: 'Confirmation';
  /** The holiday that addHoliday added; null for other mutations. */
  readonly holiday?: Maybe<Holiday>;
  /** Upstream's id of what was created, changed or deleted; of a holiday its day. Read where upstream does not answer it. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The leave that addLeave or updateLeave wrote; null for other mutations. */
  readonly leave?: Maybe<Leave>;
  /** Upstream's words about it, for people. */
  readonly message: Scalars['String']['output'];
  /** The record's review after recordVerdict, withdrawVerdict or askSecondOpinion; null for other mutations. */
  readonly review?: Maybe<Review>;
  /** The shift that createShift or updateShift wrote; null for other mutations. */
  readonly shift?: Maybe<Shift>;
  /** The call that read the written record. When the record's field is null although the mutation wrote one, `code` and `message` say why. Null when there is nothing to read. */
  readonly source?: Maybe<Source>;
  /** The staff record that createStaff or updateStaff wrote; null for other mutations. */
  readonly staffMember?: Maybe<StaffMember>;
  /** The user that createUser, updateUser or resetUserPassword wrote; null for other mutations. */
  readonly user?: Maybe<User>;
};

/** A number of the dashboard. */
export type Count = {
  readonly __typename?: 'Count';
  /** Days behind the rows: the late days of the serially late, which are the rows of `serialLatenessDays`. Null for all other numbers, and like `withoutStaff`. */
  readonly days?: Maybe<Scalars['Int']['output']>;
  /** Distinct staff IDs among those rows, without the rows of nobody; null when the call did not answer them. */
  readonly distinctStaff?: Maybe<Scalars['Int']['output']>;
  /** Rows of the list behind it; null when the call did not answer them. */
  readonly rows?: Maybe<Scalars['Int']['output']>;
  /** Where the number comes from. */
  readonly source: Source;
  /** Rows without a staff record: they are of nobody. Null when the call did not answer them, and where the service counts the list itself. */
  readonly withoutStaff?: Maybe<Scalars['Int']['output']>;
};

/** How many of the days that an answer needs have been read so far. If the service gives its lists no versions, past days are read in the background: ask again later for more of them. */
export type Coverage = {
  readonly __typename?: 'Coverage';
  /** Days that the answer rests on when it is whole. */
  readonly daysAsked: Scalars['Int']['output'];
  /** Those of them that it rests on now. */
  readonly daysRead: Scalars['Int']['output'];
  /** Whether missing days are being read now; false when all have been read or the rest could not be. */
  readonly isLearning: Scalars['Boolean']['output'];
};

/** Values of a new device key. */
export type CreateDeviceKeyInput = {
  /** Which device has it, 1 to 256 characters. */
  readonly name: Scalars['String']['input'];
  /** Service centre of the device; when left out, it may record for any. */
  readonly serviceCentre?: InputMaybe<Scalars['String']['input']>;
};

/** Values of a new machine token. */
export type CreateMachineTokenInput = {
  /** Days until it ends, 1 to 366. */
  readonly days: Scalars['Int']['input'];
  /** Whether it runs no mutation. */
  readonly isReadOnly?: Scalars['Boolean']['input'];
  /** What it is for, 1 to 256 characters. */
  readonly name: Scalars['String']['input'];
  /** Fields of Query and Mutation that the token may use, 1 to 100, as `capabilities { operations { field } }` names them; all of its role when left out. */
  readonly operations?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Role; it cannot be higher than the role of the person who makes the token. */
  readonly role: Role;
};

/** Values of a new shift. */
export type CreateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  readonly endTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  readonly latenessThreshold?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Late days in a month that make serial lateness, 1 to 10. */
  readonly serialLatenessThreshold: Scalars['Int']['input'];
  /** Start, HH:MM or HH:MM:SS. */
  readonly startTime: Scalars['TimeOfDay']['input'];
};

/** Values of a new staff record. Texts are at most 256 characters. */
export type CreateStaffInput = {
  /** Department. */
  readonly department: Scalars['String']['input'];
  /** District of the staff record. */
  readonly district: Scalars['String']['input'];
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  readonly image: Scalars['Upload']['input'];
  /** Full name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Service centre of the staff record. */
  readonly serviceCentre: Scalars['String']['input'];
  /** Upstream's id of the shift. */
  readonly shift: Scalars['ID']['input'];
  /** Staff ID as text, at most 64 characters; unique; leading zeros are kept. */
  readonly staffID: Scalars['String']['input'];
  /** Organisational unit. */
  readonly unit: Scalars['String']['input'];
};

/** Values of a new dashboard user. Texts are at most 256 characters. */
export type CreateUserInput = {
  /** District. */
  readonly district: Scalars['String']['input'];
  /** Email address, at most 254 characters; unique among users. */
  readonly email: Scalars['String']['input'];
  /** MAC address of the user's device. */
  readonly macAddress?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Role. */
  readonly role: Role;
  /** Service centre. */
  readonly serviceCentre: Scalars['String']['input'];
};

/** A credential that was made. */
export type CreatedCredential = {
  readonly __typename?: 'CreatedCredential';
  /** Upstream's id of it, to revoke it by. */
  readonly id: Scalars['ID']['output'];
  /** Upstream's words about it, for people. */
  readonly message: Scalars['String']['output'];
  /** The credential itself. Only this answer shows it: the service stores only its hash. Null when the mutation is repeated with its idempotency key. */
  readonly secret?: Maybe<Scalars['String']['output']>;
};

/** One fact that explains a reason. Which fields it has depends on its kind. */
export type DayFact = {
  readonly __typename?: 'DayFact';
  /** An instant. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** How many. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Days, ascending; empty where the kind has none. */
  readonly days: ReadonlyArray<Scalars['Date']['output']>;
  /** What it is about. */
  readonly kind: DayFactKind;
  /** Name of a shift, a place or a service centre, or a kind of leave; null when the kind has none or the place is unknown. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Out of how many. */
  readonly of?: Maybe<Scalars['Int']['output']>;
  /** A time of day. */
  readonly time?: Maybe<Scalars['TimeOfDay']['output']>;
  /** The values of each of `days`, in their order; empty when the kind has none. */
  readonly usual: ReadonlyArray<Scalars['Int']['output']>;
};

/** What a fact of a person's day is about. */
export type DayFactKind =
  /** Sign-ins at the service centre `name`: `count` on this day; `usual` on `days`. */
  | 'CENTRE_DAY'
  /** People expected on this day: `count` of `of` were there; `days` are the same weekdays before, with `usual` people there. */
  | 'COMPANY_DAY'
  /** The shift as `name`, and the time of day after which its people are late as `time`. */
  | 'LATE_AFTER'
  /** A leave: its kind as `name`, its first and last day as `days`. */
  | 'LEAVE'
  /** The absent list names them. */
  | 'LISTED_ABSENT'
  /** The lateness list names the person; `count` is the minutes after the shift's start. */
  | 'LISTED_LATE'
  /** Nobody of the shift `name`, or where it is null the person, was ever there on `days`, though the absent list named them. */
  | 'NEVER_CAME'
  /** The days of the last four weeks in `days` could not be used: their lists could not be read, or are empty. */
  | 'NOT_LEARNED'
  /** The day stays unexplained: the service centre `name` has no records before the day in `days`. When `name` is null, nobody signed in on the day or around the same weekdays before; `days` are those of them that are still to be read. */
  | 'NO_RECORDS'
  /** They signed in on the day that `days` holds for the shift `name`, which lasts 24 hours: until it starts again on this day. */
  | 'OFF_DUTY'
  /** Of `days`, on which the person was on the register, they were there or listed as absent on `count`. */
  | 'OWN_WEEKDAY'
  /** The service has the day as a public holiday with this `name`. */
  | 'PUBLIC_HOLIDAY'
  /** Registered on the day that `days` holds. */
  | 'REGISTERED'
  /** People of the shift `name` who were there or listed as absent on `days`: `count` of `of`, each person once a day. */
  | 'SHIFT_WEEKDAY'
  /** First sign-in of the shift day: `at`, and the place as `name`. */
  | 'SIGNED_IN'
  /** Last sign-out of the shift day: `at`, and the place as `name`. */
  | 'SIGNED_OUT';

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

/** How many people a day has with a reason. */
export type DayReasonCount = {
  readonly __typename?: 'DayReasonCount';
  /** The letter that stands for it. */
  readonly mark: Scalars['String']['output'];
  /** People. */
  readonly people: Scalars['Int']['output'];
  /** The reason. */
  readonly reason: DayReason;
};

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

/** A key with which a device sends sign-ins and sign-outs, and nothing else. Needs the extension intake. */
export type DeviceKey = {
  readonly __typename?: 'DeviceKey';
  /** When it was made; null when the reply lacks it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upstream's id of the key. */
  readonly id: Scalars['ID']['output'];
  /** Which device has it. */
  readonly name: Scalars['String']['output'];
  /** When it was revoked; null while it is not. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Service centre of the device; an empty string when it may record for any. */
  readonly serviceCentre: Scalars['String']['output'];
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<DeviceKeyCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<DeviceKeyCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<DeviceKeyColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<DeviceKeyCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the device key list. */
export type DeviceKeyList = {
  readonly __typename?: 'DeviceKeyList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<DeviceKey>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the device key list. */
export type DeviceKeyListFacetsArgs = {
  columns: ReadonlyArray<DeviceKeyColumn>;
};

/** One step of a sort of the device key list. */
export type DeviceKeyOrder = {
  /** The column. */
  readonly column: DeviceKeyColumn;
  /** Direction. */
  readonly direction?: Direction;
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

/** A district and its service centres. */
export type DistrictCentres = {
  readonly __typename?: 'DistrictCentres';
  /** Service centres, by name. */
  readonly centres: ReadonlyArray<Scalars['String']['output']>;
  /** District. */
  readonly district: Scalars['String']['output'];
};

/** Something that the attendance service has beyond what all have. */
export type Extension = {
  readonly __typename?: 'Extension';
  /** Name, as `@extension` of the schema has it; left marks no field, but says what deleteStaff leaves. */
  readonly name: Scalars['String']['output'];
  /** Version of its calls, from 1. */
  readonly version: Scalars['Int']['output'];
};

/** Values of one column with how often each occurs among the rows that pass the search and every condition but those about that column alone. */
export type Facet = {
  readonly __typename?: 'Facet';
  /** The column, as its enum value is spelled. */
  readonly column: Scalars['String']['output'];
  /** At most 500 values, most frequent first, then by name. */
  readonly values: ReadonlyArray<FacetValue>;
};

/** One value of a facet. */
export type FacetValue = {
  readonly __typename?: 'FacetValue';
  /** Number of rows that have it. */
  readonly count: Scalars['Int']['output'];
  /** The value as the table shows it; an empty string stands for rows without one. */
  readonly value: Scalars['String']['output'];
};

/** One thing to check in an attendance record, with what it is based on. Which fields it has depends on its kind. */
export type Finding = {
  readonly __typename?: 'Finding';
  /** For SAME_FIX, how many records have the position, each person counted once a day; else null. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** For AWAY, metres from the usual place; for TRAVEL, metres from the other record; else null. */
  readonly distance?: Maybe<Scalars['Int']['output']>;
  /** What it rests on, in one sentence. */
  readonly evidence: Scalars['String']['output'];
  /** What it is. */
  readonly kind: FindingKind;
  /** For SAME_PICTURE and REFERENCE_SHARED, the other photos that show it, at most ten, the most similar first; empty for other kinds. */
  readonly photos: ReadonlyArray<FindingPhoto>;
  /** The other records that show it, at most ten, the nearest in time first; empty when the kind has none. */
  readonly records: ReadonlyArray<FindingRecord>;
  /** The place that it is compared with, of AWAY; else null. */
  readonly usualPlace?: Maybe<UsualPlace>;
};

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

/** Another photo that is the same picture. */
export type FindingPhoto = {
  readonly __typename?: 'FindingPhoto';
  /** When the record was made; null for a reference photo, and where upstream's value is not a date. */
  readonly attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is their reference photo. */
  readonly isReference: Scalars['Boolean']['output'];
  /** How alike the edges of both are, 1 for equal ones. */
  readonly likeness: Scalars['Float']['output'];
  /** Signed in or out; null for a reference photo. */
  readonly mode?: Maybe<AttendanceMode>;
  /** Their name, as upstream embeds it. */
  readonly name: Scalars['String']['output'];
  /** The photo. */
  readonly photo: Photo;
  /** Whose record or reference photo it is. */
  readonly staffID: Scalars['String']['output'];
};

/** Another attendance record that a finding rests on. */
export type FindingRecord = {
  readonly __typename?: 'FindingRecord';
  /** When it happened. */
  readonly attendanceDate: Scalars['DateTime']['output'];
  /** Position of the phone. */
  readonly latitude: Scalars['Latitude']['output'];
  /** Position of the phone. */
  readonly longitude: Scalars['Longitude']['output'];
  /** Signed in or out. */
  readonly mode: AttendanceMode;
  /** Name on the register; an empty string for a person who is no longer on it. */
  readonly name: Scalars['String']['output'];
  /** Whose it is. */
  readonly staffID: Scalars['String']['output'];
};

/** People found by name or staff ID. */
export type FoundStaff = {
  readonly __typename?: 'FoundStaff';
  /** Best matches first: the staff ID itself, IDs that begin with the search, names in which each word of the search begins a word, then all others; equal matches by name. Each staff ID once. */
  readonly nodes: ReadonlyArray<StaffSummary>;
  /** Number of all staff IDs that match, including those beyond `first`. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A public holiday: nobody is absent on its day. */
export type Holiday = {
  readonly __typename?: 'Holiday';
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Name; an empty string when missing. */
  readonly name: Scalars['String']['output'];
};

/** Columns of the holiday list, in table order. */
export type HolidayColumn =
  /** The day, YYYY-MM-DD. */
  | 'DATE'
  /** Name of the holiday. */
  | 'NAME';

/** A condition on one column of the holiday list, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type HolidayCondition = {
  /** A group of which all hold, as a part of another group. */
  readonly allOf?: InputMaybe<ReadonlyArray<HolidayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<HolidayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<HolidayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<HolidayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the holiday list. */
export type HolidayList = {
  readonly __typename?: 'HolidayList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<Holiday>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the holiday list. */
export type HolidayListFacetsArgs = {
  columns: ReadonlyArray<HolidayColumn>;
};

/** One step of a sort of the holiday list. */
export type HolidayOrder = {
  /** The column. */
  readonly column: HolidayColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What the hours of some shift days come to. */
export type HoursSum = {
  readonly __typename?: 'HoursSum';
  /** Days with a sign-in and a later sign-out. The hours are those of these days. */
  readonly daysCounted: Scalars['Int']['output'];
  /** Days with a sign-in. */
  readonly daysSignedIn: Scalars['Int']['output'];
  /** Whole minutes from the first sign-in to the last sign-out of each counted day, by the time that really passed. No break is taken off. */
  readonly minutesWorked: Scalars['Int']['output'];
  /** Days with a sign-out and no sign-in. */
  readonly noSignIn: Scalars['Int']['output'];
  /** Days with a sign-in and no later sign-out, once the day is over. */
  readonly noSignOut: Scalars['Int']['output'];
  /** Whole minutes beyond the shift's length, summed up over the counted days; null where one of them has no shift with a known start and end. */
  readonly overtime?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who was given a record to judge: until then nobody else is. */
export type Judging = {
  readonly __typename?: 'Judging';
  /** When the record is given to others again. */
  readonly until: Scalars['DateTime']['output'];
  /** Upstream's id of the user, of a program that of its machine token. */
  readonly userID: Scalars['ID']['output'];
  /** Email address of the user; for a program with the name of its token. */
  readonly who: Scalars['String']['output'];
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
  readonly allOf?: InputMaybe<ReadonlyArray<LatenessCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<LatenessCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<LatenessColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE, SHIFT_START, LATE_AFTER. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<LatenessCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the lateness report. */
export type LatenessList = {
  readonly __typename?: 'LatenessList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<LatenessRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the lateness report. */
export type LatenessListFacetsArgs = {
  columns: ReadonlyArray<LatenessColumn>;
};

/** One step of a sort of the lateness report. */
export type LatenessOrder = {
  /** The column. */
  readonly column: LatenessColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** One late sign-in. */
export type LatenessRecord = {
  readonly __typename?: 'LatenessRecord';
  /** When it happened; null when upstream's value is not a date. */
  readonly attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Address of the attendance photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** Whether the photo was recognised; null when it was not checked. */
  readonly isImageRecognised?: Maybe<Scalars['Boolean']['output']>;
  /** Stable key made of staff ID, mode and instant, with a number after it where these repeat. */
  readonly key: Scalars['ID']['output'];
  /** Position of the phone; null when missing or out of range. */
  readonly latitude?: Maybe<Scalars['Latitude']['output']>;
  /** Name of the place as upstream gives it; an empty string when missing. */
  readonly location: Scalars['String']['output'];
  /** Position of the phone; null when missing or out of range. */
  readonly longitude?: Maybe<Scalars['Longitude']['output']>;
  /** Whole minutes after the shift's start on the wall clock, 0 to 1079: a shift's day begins six hours before its start. Null when not computable, and for a later row of a person whom the list names twice: their first sign-in counts. */
  readonly minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Signed in or out; SIGNED_IN when the reply lacks it. */
  readonly mode: AttendanceMode;
  /** Attendance photo; null when the record has none. */
  readonly photo?: Maybe<Photo>;
  /** Service centre of the record; the staff member's where the record has none. */
  readonly serviceCentre: Scalars['String']['output'];
  /** Why the row counts as late, from the staff member's shift; null when the reply does not name the shift, or the shift cannot be read. */
  readonly shift?: Maybe<LatenessShift>;
  /** Staff member as upstream embeds it. */
  readonly staff: StaffSummary;
};

/** The rule of a shift that decided over a late sign-in. */
export type LatenessShift = {
  readonly __typename?: 'LatenessShift';
  /** Upstream's id of the shift. */
  readonly id: Scalars['ID']['output'];
  /** Time of day after which a sign-in is late; a threshold at or before the start is read as a grace duration. */
  readonly lateAfter: Scalars['TimeOfDay']['output'];
  /** Name of the shift. */
  readonly name: Scalars['String']['output'];
  /** Start of the shift. */
  readonly startTime: Scalars['TimeOfDay']['output'];
};

/** Days on which somebody is on leave. No two leaves of a person share a day. */
export type Leave = {
  readonly __typename?: 'Leave';
  /** When it was entered; null when not known. */
  readonly enteredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who entered it. */
  readonly enteredBy: Scalars['String']['output'];
  /** The first day. */
  readonly from: Scalars['Date']['output'];
  /** The service's id. */
  readonly id: Scalars['ID']['output'];
  /** Kind of leave. */
  readonly kind: LeaveKind;
  /** Note of the person who entered it; an empty string without one. Null for the role USER, which may not read notes. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Staff member, as their last record has them. */
  readonly staff: StaffSummary;
  /** The last day. */
  readonly to: Scalars['Date']['output'];
};

/** A sheet of leaves, checked and, unless it was a dry run, sent. */
export type LeaveBatch = {
  readonly __typename?: 'LeaveBatch';
  /** A day that `dayOrder` decides, as the sheet has it, such as 05/12/2026; null for none. */
  readonly ambiguousDay?: Maybe<Scalars['String']['output']>;
  /** Whether rows were sent to upstream. */
  readonly isSent: Scalars['Boolean']['output'];
  /** What upstream said; null when nothing was sent. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Rows of the first sheet in its order; blank rows are left out. */
  readonly rows: ReadonlyArray<LeaveBatchRow>;
  /** What was read of the file. */
  readonly sheet: StaffSheet;
  /** Rows by outcome. */
  readonly totals: LeaveBatchTotals;
};

/** A row of a sheet of leaves. */
export type LeaveBatchRow = {
  readonly __typename?: 'LeaveBatchRow';
  /** Cell of the number of days. */
  readonly days: Scalars['String']['output'];
  /** Cell of the first day. */
  readonly from: Scalars['String']['output'];
  /** Cell that marks a half day. */
  readonly halfDay: Scalars['String']['output'];
  /** Cell of the kind of leave. */
  readonly kind: Scalars['String']['output'];
  /** The leave that the row says, with its days and kind as they were read; null where it says none. */
  readonly leave?: Maybe<LeaveOfDay>;
  /** Line of the spreadsheet. */
  readonly line: Scalars['Int']['output'];
  /** Name on the register of the person who has the staff ID; an empty string where nobody has it. */
  readonly name: Scalars['String']['output'];
  /** Cell of the note. */
  readonly note: Scalars['String']['output'];
  /** What becomes of it. */
  readonly outcome: LeaveRowOutcome;
  /** What is wrong with it. Reasons are REQUIRED_MISSING, STAFF_UNKNOWN, DAY_UNREADABLE, DAY_AMBIGUOUS, DAY_FAR, DAYS_REVERSED, DAYS_SHARED, FORMER_HOLDER, HALF_DAY, KIND_OTHER, KIND_UNKNOWN, NOT_A_RECORD, NOT_APPROVED, ROW_HIDDEN, SPREADSHEET_ERROR, FORMULA_WITHOUT_RESULT and TOO_LONG; further ones may come. */
  readonly problems: ReadonlyArray<BatchProblem>;
  /** Cell of the staff ID; an empty string when it is blank, as in the others. */
  readonly staffID: Scalars['String']['output'];
  /** Cell of the status; only approved leaves are stored. */
  readonly status: Scalars['String']['output'];
  /** Cell of the last day. */
  readonly to: Scalars['String']['output'];
};

/** Rows of a sheet of leaves by outcome. */
export type LeaveBatchTotals = {
  readonly __typename?: 'LeaveBatchTotals';
  /** Rows with outcome EXISTS. */
  readonly exists: Scalars['Int']['output'];
  /** Rows with outcome FAULTY. */
  readonly faulty: Scalars['Int']['output'];
  /** Rows with outcome NEW. */
  readonly new: Scalars['Int']['output'];
};

/** Changes of a leave: fields that are left out stay. */
export type LeaveChanges = {
  /** The first day. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of leave. */
  readonly kind?: InputMaybe<LeaveKind>;
  /** Note, 500 characters at most; an empty text removes it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The last day. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
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
  readonly allOf?: InputMaybe<ReadonlyArray<LeaveCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<LeaveCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<LeaveColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ENTERED_AT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<LeaveCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A new leave. */
export type LeaveInput = {
  /** The first day. */
  readonly from: Scalars['Date']['input'];
  /** Kind of leave. */
  readonly kind: LeaveKind;
  /** Note, 500 characters at most. Only ADMIN and MANAGEMENT read it; the Change Log says that it changed, and not what it is. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Upstream's id of the person, as StaffSummary.personID, who has or had the staff ID; without it, the person who has it now. */
  readonly personID?: InputMaybe<Scalars['ID']['input']>;
  /** Staff ID of the person, 1 to 64 characters. */
  readonly staffID: Scalars['String']['input'];
  /** The last day; 1100 days of leave at most. */
  readonly to: Scalars['Date']['input'];
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

/** A page of the leaves. */
export type LeaveList = {
  readonly __typename?: 'LeaveList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<Leave>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the leaves. */
export type LeaveListFacetsArgs = {
  columns: ReadonlyArray<LeaveColumn>;
};

/** A person's leave on a day. */
export type LeaveOfDay = {
  readonly __typename?: 'LeaveOfDay';
  /** The first day of the leave. */
  readonly from: Scalars['Date']['output'];
  /** Kind of leave. */
  readonly kind: LeaveKind;
  /** The last day of the leave. */
  readonly to: Scalars['Date']['output'];
};

/** One step of a sort of the leaves. */
export type LeaveOrder = {
  /** The column. */
  readonly column: LeaveColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What becomes of a row of a sheet of leaves. */
export type LeaveRowOutcome =
  /** The person has a leave of the same days and kind: it is left as it is. */
  | 'EXISTS'
  /** The row has a problem. It is not stored. */
  | 'FAULTY'
  /** The leave is new: it is stored. */
  | 'NEW';

/** A letter to one person, ready to print: the company's text with the person's facts. Plain text. */
export type Letter = {
  readonly __typename?: 'Letter';
  /** Date of the letter: the gateway's day now. */
  readonly date: Scalars['Date']['output'];
  /** The days, ascending. */
  readonly days: ReadonlyArray<LetterDay>;
  /** Stable key: that of the person's row. */
  readonly key: Scalars['ID']['output'];
  /** Paragraphs, in order. A paragraph that needs an unknown fact, such as the rule of an unknown shift, is left out. */
  readonly paragraphs: ReadonlyArray<Scalars['String']['output']>;
  /** What is on record of earlier letters; null where the service has no extension letters. */
  readonly record?: Maybe<LetterRecord>;
  /** Reference: LATE or ABS, the month and the staff ID, such as LATE/2026-11/00123; with a number behind it where somebody else who had the staff ID has that reference. A letter keeps its reference each time it is printed. */
  readonly reference: Scalars['String']['output'];
  /** Who signs, a line each. */
  readonly signatures: ReadonlyArray<Scalars['String']['output']>;
  /** Who it is to. */
  readonly staff: StaffSummary;
  /** Subject; the built-in one where the text of the company names a fact that is unknown. */
  readonly title: Scalars['String']['output'];
};

/** A day that a letter lists. */
export type LetterDay = {
  readonly __typename?: 'LetterDay';
  /** The late or absent day. */
  readonly date: Scalars['Date']['output'];
  /** Whole minutes after the start of the shift of that day; null where the time or the shift is not known. */
  readonly minutesLate?: Maybe<Scalars['Int']['output']>;
  /** First sign-in of a late day; null for an absent day, and when the day's lists have no time or could not be read. */
  readonly signedInAt?: Maybe<Scalars['TimeOfDay']['output']>;
};

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

/** Letters to the people of a page, in its order. */
export type LetterPack = {
  readonly __typename?: 'LetterPack';
  /** What stands at the head and foot of each. */
  readonly letterhead: Letterhead;
  /** One letter for each row that has a staff record. */
  readonly letters: ReadonlyArray<Letter>;
  /** The calls that give times and rules: one for the lateness of all days, one for their sign-ins, one for the shifts; empty for absence. When one failed, the letters lack times or rules. */
  readonly sources: ReadonlyArray<Source>;
  /** Late days in these letters without a time: it could not be read. */
  readonly withoutTime: Scalars['Int']['output'];
};

/** What is on record of earlier letters of the kind to the person. Undone ones do not count. */
export type LetterRecord = {
  readonly __typename?: 'LetterRecord';
  /** The last letters for other days, at most 3, the last one first. */
  readonly earlier: ReadonlyArray<RecordedLetter>;
  /** Letters for some of the same days, at most 10, the last one first. A person who has one of them already has this letter. */
  readonly known: ReadonlyArray<RecordedLetter>;
  /** Which warning the letter is: one step graver than the gravest of those of the last months; the rule says how many months. Letters whose days have all become leave do not count. Letters for the same days are one letter with it: for days that one of them has, it is that one's warning. */
  readonly step: LetterStep;
};

/** The rule by which a letter makes the next one graver. */
export type LetterRule = {
  readonly __typename?: 'LetterRule';
  /** For how many months it does, 1 to 24; 6 until it is saved. */
  readonly months: Scalars['Int']['output'];
};

/** Texts and letterhead of letters. */
export type LetterSettings = {
  readonly __typename?: 'LetterSettings';
  /** The letterhead. */
  readonly letterhead: Letterhead;
  /** The text of each kind. */
  readonly texts: ReadonlyArray<LetterText>;
};

/** Which warning a letter is. */
export type LetterStep =
  /** The final warning, and each one after it. */
  | 'FINAL'
  /** The first warning. */
  | 'FIRST'
  /** The second warning. */
  | 'SECOND';

/** The text of a kind of letter. */
export type LetterText = {
  readonly __typename?: 'LetterText';
  /** Text, with names of facts in braces; an empty line ends a paragraph. */
  readonly body: Scalars['String']['output'];
  /** When it was saved; null for what is not stored. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who saved it last; null for what is not stored. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  /** The kind. */
  readonly kind: LetterKind;
  /** Where it comes from. */
  readonly origin: LetterOrigin;
  /** Subject, with names of facts in braces. */
  readonly subject: Scalars['String']['output'];
};

/** The text of a kind of letter, to be saved. */
export type LetterTextInput = {
  /** Text, 1 to 6,000 characters, at most 12 paragraphs; an empty line ends a paragraph. Names in braces stand for facts: {name}, {staffID}, {district}, {serviceCentre}, {department}, {month}, {days}, {today}, {reference}, {step}, {company}; for LATENESS also {shift}, {start}, {lateAfter}, {threshold}. Other names are refused. */
  readonly body: Scalars['String']['input'];
  /** The kind. */
  readonly kind: LetterKind;
  /** Subject, 1 to 120 characters. Facts as in the text. */
  readonly subject: Scalars['String']['input'];
};

/** What stands at the head and foot of every letter. */
export type Letterhead = {
  readonly __typename?: 'Letterhead';
  /** Lines of the address. */
  readonly addressLines: ReadonlyArray<Scalars['String']['output']>;
  /** When it was saved; null for what is not stored. */
  readonly changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who saved it last; null for what is not stored. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  /** Name of the company: the saved one, else the setting COMPANY_NAME; an empty string when neither is known. */
  readonly companyName: Scalars['String']['output'];
  /** Logo, a PNG or JPEG picture as an address that begins with data:; null for none. */
  readonly logo?: Maybe<Scalars['String']['output']>;
  /** Where it comes from. */
  readonly origin: LetterOrigin;
  /** Name of the person who signs; an empty string for none. */
  readonly signatoryName: Scalars['String']['output'];
  /** Title of the person who signs; an empty string for none. */
  readonly signatoryTitle: Scalars['String']['output'];
};

/** The letterhead to save. What is left out is empty from then on, except the logo. */
export type LetterheadInput = {
  /** At most 5 lines of at most 80 characters. */
  readonly addressLines?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Name of the company, at most 80 characters. */
  readonly companyName?: InputMaybe<Scalars['String']['input']>;
  /** Logo, a PNG or JPEG file of at most 1 MiB; when left out, the stored logo stays. */
  readonly logo?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the stored logo is removed, where no other is given. */
  readonly removeLogo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the person who signs, at most 80 characters. */
  readonly signatoryName?: InputMaybe<Scalars['String']['input']>;
  /** Title of the person who signs, at most 80 characters. */
  readonly signatoryTitle?: InputMaybe<Scalars['String']['input']>;
};

/** What became of printed letters that were to be put on record. */
export type LettersRecorded = {
  readonly __typename?: 'LettersRecorded';
  /** The service's message. */
  readonly message: Scalars['String']['output'];
  /** A verdict for each letter, in order. */
  readonly verdicts: ReadonlyArray<RecordingVerdict>;
};

/** A token with which a program calls the gateway, sent as `Authorization: Bearer` like a session's token. It may do what its role may do, except fields marked `@personal`. It ends on its last day, when it is revoked, or when the user who made it is deactivated. Needs the extension tokens. */
export type MachineToken = {
  readonly __typename?: 'MachineToken';
  /** When it was made; null when the reply lacks it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the user who made it. */
  readonly createdBy: Scalars['String']['output'];
  /** When it ends; null when the reply lacks it. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upstream's id of the token; it stands in logs as the user. */
  readonly id: Scalars['ID']['output'];
  /** Whether it runs no mutation. */
  readonly isReadOnly: Scalars['Boolean']['output'];
  /** When it was last used, to the minute; null while it has not been. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  readonly name: Scalars['String']['output'];
  /** Fields of Query and Mutation that the token may use, exports of lists included; null for all of its role. */
  readonly operations?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** When it was revoked; null while it is not. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Role that the token has now: its own, or the role of the user who made it when that is lower; null when upstream sends another value than the three. */
  readonly role?: Maybe<Role>;
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
  readonly allOf?: InputMaybe<ReadonlyArray<MachineTokenCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<MachineTokenCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<MachineTokenColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of EXPIRES_AT, LAST_USED_AT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<MachineTokenCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the machine token list. */
export type MachineTokenList = {
  readonly __typename?: 'MachineTokenList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<MachineToken>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the machine token list. */
export type MachineTokenListFacetsArgs = {
  columns: ReadonlyArray<MachineTokenColumn>;
};

/** One step of a sort of the machine token list. */
export type MachineTokenOrder = {
  /** The column. */
  readonly column: MachineTokenColumn;
  /** Direction. */
  readonly direction?: Direction;
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

/** A day of a person in a month sheet. */
export type MonthDayMark = {
  readonly __typename?: 'MonthDayMark';
  /** The shift day. */
  readonly date: Scalars['Date']['output'];
  /** Its letter; the description of the field `attendanceMonth` explains the letters. */
  readonly mark: Scalars['String']['output'];
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE, and where the shift is not known. */
  readonly minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Why it is as it is; null when not known. */
  readonly reason?: Maybe<DayReason>;
  /** Why it is not known; null when it is. */
  readonly unknown?: Maybe<DayUnknown>;
};

/** What a day of a month sheet comes to. */
export type MonthDayTotal = {
  readonly __typename?: 'MonthDayTotal';
  /** The shift day. */
  readonly date: Scalars['Date']['output'];
  /** People whose day is not known. */
  readonly notKnown: Scalars['Int']['output'];
  /** People by reason, in the order of the reasons; reasons that nobody has are left out. */
  readonly reasons: ReadonlyArray<DayReasonCount>;
};

/** What should be checked in a person's sign-ins of a date. */
export type MonthFinding = {
  readonly __typename?: 'MonthFinding';
  /** Calendar date of the sign-ins; a sign-in after midnight has the next date, whatever the shift. */
  readonly date: Scalars['Date']['output'];
  /** What was found in them, each kind once, in the order of FindingKind. */
  readonly kinds: ReadonlyArray<FindingKind>;
};

/** A morning mail. Needs the extension digest. */
export type MorningMail = {
  readonly __typename?: 'MorningMail';
  /** How often it was handed over; null when the reply lacks it. */
  readonly attempts?: Maybe<Scalars['Int']['output']>;
  /** Day that it covers; null when the reply lacks it. */
  readonly day?: Maybe<Scalars['Date']['output']>;
  /** To whom it goes. */
  readonly email: Scalars['String']['output'];
  /** What the mail server said of a mail that it did not take; an empty string for none. */
  readonly fault: Scalars['String']['output'];
  /** Its person and day. */
  readonly key: Scalars['ID']['output'];
  /** What became of it; null when the reply does not say. */
  readonly state?: Maybe<MailState>;
};

/** When the viewer gets the morning mail, and whom it covers. Needs the extension digest. */
export type MorningMailChoice = {
  readonly __typename?: 'MorningMailChoice';
  /** Hour of the company's day from which it is sent, 0 to 23. */
  readonly hour: Scalars['Int']['output'];
  /** Whom it covers; NONE until the viewer has chosen. */
  readonly scope: DigestScope;
  /** Weekdays on which it is sent, Monday 1 to Sunday 7, ascending. None is sent on public holidays. */
  readonly weekdays: ReadonlyArray<Scalars['Int']['output']>;
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<MorningMailCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<MorningMailCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<MorningMailColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<MorningMailCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** The choice to save. */
export type MorningMailInput = {
  /** Hour of the company's day, 0 to 23. */
  readonly hour: Scalars['Int']['input'];
  /** Whom the mail covers. */
  readonly scope: DigestScope;
  /** Weekdays, Monday 1 to Sunday 7, each once. */
  readonly weekdays: ReadonlyArray<Scalars['Int']['input']>;
};

/** A page of the list of morning mails. */
export type MorningMailList = {
  readonly __typename?: 'MorningMailList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<MorningMail>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the list of morning mails. */
export type MorningMailListFacetsArgs = {
  columns: ReadonlyArray<MorningMailColumn>;
};

/** One step of a sort of the list of morning mails. */
export type MorningMailOrder = {
  /** The column. */
  readonly column: MorningMailColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What the viewer's morning mail would say now. Needs version 2 of the extension digest. */
export type MorningMailPreview = {
  readonly __typename?: 'MorningMailPreview';
  /** Its subject. */
  readonly subject: Scalars['String']['output'];
  /** Its plain text. */
  readonly text: Scalars['String']['output'];
};

/** A service centre whose records of a day are together at another place than before: the office moved, or spent the day elsewhere. Its people have no finding for it. */
export type MovedCentre = {
  readonly __typename?: 'MovedCentre';
  /** Sign-ins at the centre on this day. */
  readonly count: Scalars['Int']['output'];
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Metres from where its records were on the days before. */
  readonly distance: Scalars['Int']['output'];
  /** What it rests on, in one sentence. */
  readonly evidence: Scalars['String']['output'];
  /** Degrees north of where its records are on this day. */
  readonly latitude: Scalars['Latitude']['output'];
  /** Degrees east of where its records are on this day. */
  readonly longitude: Scalars['Longitude']['output'];
  /** Name of the service centre. */
  readonly serviceCentre: Scalars['String']['output'];
};

/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Adds a public holiday; absence on its day is calculated again. Needs the extension holidays. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /holiday/create. */
  readonly addHoliday: Confirmation;
  /** Adds a leave; it is refused where it shares a day with another one of the person. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /leave/create. */
  readonly addLeave: Confirmation;
  /** Asks for the opinion of a person who has not judged the record. The record must have a verdict. Asking again changes nothing until the opinion is given; after that it asks for another one, unless the idempotency key is the same. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /review/askOpinion. */
  readonly askSecondOpinion: Confirmation;
  /** Changes the caller's own password, which must not be the default one; `message` is the text of upstream's `data`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /users/resetpassword. */
  readonly changePassword: Confirmation;
  /** Gives the caller the next records to judge: the first of the selection that still need the caller's verdict and that nobody else is judging. Nobody else is given them for two minutes; asking again keeps them longer. A person holds at most 40 records; beyond that the earliest are given to others. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall, GET /review/findAll, POST /review/claim. */
  readonly claimReviews: ReviewClaims;
  /** Makes a key for a device. Of the extension intake. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /deviceKey/create. */
  readonly createDeviceKey: CreatedCredential;
  /** Makes a machine token. Of the extension tokens. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /machineToken/create. */
  readonly createMachineToken: CreatedCredential;
  /** Creates a shift. Times get `:00` where they lack seconds. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /shift/create. */
  readonly createShift: Confirmation;
  /** Creates a staff record: the photo is uploaded first, and without an address for it nothing is created. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE, IMAGE_UPLOAD_FAILED `Server error while uploading image. Pls Try again!`, PAYLOAD_TOO_LARGE, RATE_LIMITED when too many photos are being prepared. Source: image server, then POST /staff/create. */
  readonly createStaff: Confirmation;
  /** Creates a dashboard user with upstream's default password. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /users/create. */
  readonly createUser: Confirmation;
  /** Deletes a shift that nobody holds. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /shift/destroy/{id}. */
  readonly deleteShift: Confirmation;
  /** Deletes a staff record: from today on the person is in no list. A service with the extension left (`capabilities { extensions }`) leaves past records and reports as they are and lets the staff ID be given again. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /staff/destroy/{id}. */
  readonly deleteStaff: Confirmation;
  /** Checks a spreadsheet of leaves with columns for the staff ID, the first day, the last day, the kind and, if wanted, a note; unless `dryRun`, sends its NEW rows, which are stored all or none. Headings may take two lines, such as `Leave Period` over `From` and `To`. Cells that are dates are read as days; a text with two meanings, such as 03/04/2026, needs `dayOrder`. Rows that a column of the sheet says are not approved, or half a day, are FAULTY. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BATCH_FORMAT_INVALID `The file format is invalid` as importStaff, PAYLOAD_TOO_LARGE, RATE_LIMITED when too many spreadsheets are being read, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: GET /staff/findAll, GET /leave/findAll, POST /leave/create/many. */
  readonly importLeaves: LeaveBatch;
  /** Checks a spreadsheet of staff records and, unless `dryRun`, sends its NEW rows. Shift names become ids. Errors: UNAUTHENTICATED, FORBIDDEN, BATCH_FORMAT_INVALID `The file format is invalid` (not xls, xlsx or csv, damaged, or no staff ID among the column headings; nothing is sent; `extensions.reason` says why in a code word such as PASSWORD, HTML or STAFF_ID_MISSING, `extensions.advice` in sentences for people: the reason and what to do), PAYLOAD_TOO_LARGE, RATE_LIMITED when too many spreadsheets are being read, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: GET /staff/findAll, GET /shift/findAll, POST /staff/create/many. */
  readonly importStaff: StaffBatch;
  /** Notes the reply to a letter that is not undone; without a day and a note the reply is removed. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letter/reply/{id}. */
  readonly noteLetterReply: Confirmation;
  /** Puts printed letters on record, all or none, at most 200. Send it again when the outcome is unknown: a letter for days that a letter on record has is not put there twice. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /letter/create/many. */
  readonly recordLetters: LettersRecorded;
  /** Records or changes the caller's verdict on an attendance record. A person and their machine tokens share one verdict, and a program cannot change the verdict that the person gave. UPSTREAM_REJECTED when a verdict other than CANNOT_TELL comes without both photos in `seen`, when somebody else has judged the record and no further opinion is asked for, while somebody else is judging it (`extensions.reason` IN_USE), when a photo was replaced since it was shown, and after ten changes of the caller's verdict on the record within a day. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /review/create. */
  readonly recordVerdict: Confirmation;
  /** Gives back records that the caller was given and will not judge now. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /review/release. */
  readonly releaseReviews: Confirmation;
  /** Removes the public holiday of a day; absence on the day is calculated again. Needs the extension holidays. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /holiday/destroy/{id}. */
  readonly removeHoliday: Confirmation;
  /** Removes a leave. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /leave/destroy/{id}. */
  readonly removeLeave: Confirmation;
  /** Removes the saved text of a kind of letter; letters then use the text of the file or the built-in one. Needs the extension letter-text. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /letterText/destroy/{id}. */
  readonly removeLetterText: Confirmation;
  /** Gives a user upstream's default password. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /users/resetPassword/default/{id}. */
  readonly resetUserPassword: Confirmation;
  /** Revokes a device key: later requests of the device are refused. Needs the extension intake. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /deviceKey/destroy/{id}. */
  readonly revokeDeviceKey: Confirmation;
  /** Revokes a machine token: its next request is refused at every gateway. Needs the extension tokens. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /machineToken/destroy/{id}. */
  readonly revokeMachineToken: Confirmation;
  /** Saves for how many months a letter makes the next one graver. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letter/rule. */
  readonly saveLetterRule: Confirmation;
  /** Saves the text that letters of a kind have from then on. Needs the extension letter-text. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letterText/modify/{id}. */
  readonly saveLetterText: Confirmation;
  /** Saves the letterhead that letters have from then on. Needs the extension letter-text. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, PAYLOAD_TOO_LARGE for a logo of more than 1 MiB, RATE_LIMITED, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letterhead/modify. */
  readonly saveLetterhead: Confirmation;
  /** Saves the viewer's choice of the morning mail. Needs the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /digest/own. */
  readonly saveMorningMail: Confirmation;
  /** Sends the viewer's morning mail as it is now to the viewer, at most five times a minute. Needs version 2 of the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT for the scope NONE, UPSTREAM_REJECTED with what the mail server said, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: POST /digest/send. */
  readonly sendMorningMail: Confirmation;
  /** Starts a session. Errors: BAD_USER_INPUT with `extensions.field` for an empty or over-long value, RATE_LIMITED after five wrong passwords for one email within a minute, UPSTREAM_REJECTED with the server's message for a wrong email or password, UPSTREAM_BAD_RESPONSE for any other outcome. Source: POST /users/signin. */
  readonly signIn: SignIn;
  /** Undoes a letter, such as one that was not sent: it stays listed and no longer counts. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /letter/undo/{id}. */
  readonly undoLetter: Confirmation;
  /** Changes a leave. Needs the extension leave. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /leave/modify/{id}. */
  readonly updateLeave: Confirmation;
  /** Changes the filled values of a shift. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /shift/modify/{id}. */
  readonly updateShift: Confirmation;
  /** Changes the filled values of a staff record. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE, IMAGE_UPLOAD_FAILED `Image Upload Failed. Try Again Later`, PAYLOAD_TOO_LARGE, RATE_LIMITED when too many photos are being prepared. Source: image server where a photo is given, then PUT /staff/modify/{id}. */
  readonly updateStaff: Confirmation;
  /** Changes the filled values of a dashboard user. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: PUT /users/modify/{id}. */
  readonly updateUser: Confirmation;
  /** Withdraws the caller's own verdict; the record then needs one again. A second opinion that another person asked for is still asked for. Needs the extension reviews. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED with the server's message, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT (the outcome is then unknown), UPSTREAM_BAD_RESPONSE. Source: DELETE /review/destroy/{id}. */
  readonly withdrawVerdict: Confirmation;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationAddHolidayArgs = {
  date: Scalars['Date']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationAddLeaveArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LeaveInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationAskSecondOpinionArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  record: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationChangePasswordArgs = {
  password: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationClaimReviewsArgs = {
  count?: Scalars['Int']['input'];
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['ID']['input']>;
  mode: AttendanceMode;
  orderBy?: InputMaybe<ReadonlyArray<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<AttendanceCondition>>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateDeviceKeyArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateDeviceKeyInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateMachineTokenArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateMachineTokenInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateShiftArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateShiftInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateStaffArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateStaffInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationCreateUserArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateUserInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationDeleteShiftArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationDeleteStaffArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationImportLeavesArgs = {
  dayOrder?: InputMaybe<DayOrder>;
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationImportStaffArgs = {
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  sendFaulty?: Scalars['Boolean']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationNoteLetterReplyArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  on?: InputMaybe<Scalars['Date']['input']>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRecordLettersArgs = {
  letters: ReadonlyArray<PrintedLetterInput>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRecordVerdictArgs = {
  askSecondOpinion?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  record: Scalars['ID']['input'];
  seen?: InputMaybe<SeenPhotos>;
  verdict: Verdict;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationReleaseReviewsArgs = {
  records?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRemoveHolidayArgs = {
  date: Scalars['Date']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRemoveLeaveArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRemoveLetterTextArgs = {
  kind: LetterKind;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationResetUserPasswordArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRevokeDeviceKeyArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationRevokeMachineTokenArgs = {
  id: Scalars['ID']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveLetterRuleArgs = {
  months: Scalars['Int']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveLetterTextArgs = {
  input: LetterTextInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveLetterheadArgs = {
  input: LetterheadInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSaveMorningMailArgs = {
  input: MorningMailInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSendMorningMailArgs = {
  scope: DigestScope;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUndoLetterArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateLeaveArgs = {
  id: Scalars['ID']['input'];
  input: LeaveChanges;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateShiftArgs = {
  id: Scalars['ID']['input'];
  input: UpdateShiftInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateStaffArgs = {
  id: Scalars['ID']['input'];
  input: UpdateStaffInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


/** Writing operations. None is retried. When upstream refuses one, the error has upstream's message and the code UPSTREAM_REJECTED. */
export type MutationWithdrawVerdictArgs = {
  id: Scalars['ID']['input'];
};

/** A staff member whom one more late day makes serially late. */
export type NearSerialLateness = {
  readonly __typename?: 'NearSerialLateness';
  /** Number of late days; one below `threshold`. */
  readonly dayCount: Scalars['Int']['output'];
  /** Late days of the month, ascending, one or more. */
  readonly daysLate: ReadonlyArray<Scalars['Date']['output']>;
  /** Stable key: the staff ID, with a number after it where several people have had it. */
  readonly key: Scalars['ID']['output'];
  /** Name of the shift whose rule counts. */
  readonly shift: Scalars['String']['output'];
  /** Staff member as the lateness list embeds it. */
  readonly staff: StaffSummary;
  /** Late days that make serially late on this shift, `serialLatenessThreshold`. */
  readonly threshold: Scalars['Int']['output'];
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
  readonly allOf?: InputMaybe<ReadonlyArray<NearSerialLatenessCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<NearSerialLatenessCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<NearSerialLatenessColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<NearSerialLatenessCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the people one late day below serial lateness. */
export type NearSerialLatenessList = {
  readonly __typename?: 'NearSerialLatenessList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Days of the month that were asked for, all up to today, and how many of them the list rests on; a file waits for all. */
  readonly coverage: Coverage;
  /** As in `coverage`. */
  readonly daysAsked: Scalars['Int']['output'];
  /** Days whose lateness list was read: it neither failed nor answered anything but success. Below `daysAsked` the list may miss people and hold others wrongly. */
  readonly daysRead: Scalars['Int']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<NearSerialLateness>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** The calls behind the list: lateness of the days as one, and the shifts. */
  readonly sources: ReadonlyArray<Source>;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
  /** People late in the month whose shift, or its threshold, is not known; they are not in the list. */
  readonly withoutRule: Scalars['Int']['output'];
};


/** A page of the people one late day below serial lateness. */
export type NearSerialLatenessListFacetsArgs = {
  columns: ReadonlyArray<NearSerialLatenessColumn>;
};

/** One step of a sort of the people one late day below serial lateness. */
export type NearSerialLatenessOrder = {
  /** The column. */
  readonly column: NearSerialLatenessColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** An office location, the specification's unit. Sample data: no upstream call exists for it. */
export type Office = {
  readonly __typename?: 'Office';
  /** Day of creation. */
  readonly createdOn: Scalars['Date']['output'];
  /** District. */
  readonly district: Scalars['String']['output'];
  /** Always true: the row is an example and nothing about it is stored. */
  readonly isSample: Scalars['Boolean']['output'];
  /** Stable key of the sample. */
  readonly key: Scalars['ID']['output'];
  /** Name of the location. */
  readonly unit: Scalars['String']['output'];
  /** Code of the location. */
  readonly unitCode: Scalars['String']['output'];
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
  readonly allOf?: InputMaybe<ReadonlyArray<OfficeCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<OfficeCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<OfficeColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<OfficeCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the offices list. */
export type OfficeList = {
  readonly __typename?: 'OfficeList';
  /** When the gateway answered: the rows are part of it. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<Office>;
  /** Always null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the offices list. */
export type OfficeListFacetsArgs = {
  columns: ReadonlyArray<OfficeColumn>;
};

/** One step of a sort of the offices list. */
export type OfficeOrder = {
  /** The column. */
  readonly column: OfficeColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** Least role of one root field. */
export type OperationRole = {
  readonly __typename?: 'OperationRole';
  /** Name of the extension that it needs; null for none. */
  readonly extension?: Maybe<Scalars['String']['output']>;
  /** Name of the field. */
  readonly field: Scalars['String']['output'];
  /** True for a mutation. */
  readonly isMutation: Scalars['Boolean']['output'];
  /** Whether it answers people who signed in alone, and no machine tokens. */
  readonly isPersonal: Scalars['Boolean']['output'];
  /** Least role that may use it. */
  readonly role: Role;
};

/** The company's lists for forms and searches. */
export type Organisation = {
  readonly __typename?: 'Organisation';
  /** Departments: the fixed list. */
  readonly departments: ReadonlyArray<Scalars['String']['output']>;
  /** Districts of the forms, in the specification's order, Obosi last. */
  readonly districts: ReadonlyArray<Scalars['String']['output']>;
  /** Late days a shift may choose as its serial-lateness threshold: 1 to 10. */
  readonly serialLatenessChoices: ReadonlyArray<Scalars['Int']['output']>;
  /** Service centres of each district: those that the setting SERVICE_CENTRES_FILE gives it, else those seen in the staff list and the district's own name. Source: GET /staff/find/all; the district's own name alone when that call fails. */
  readonly serviceCentres: ReadonlyArray<DistrictCentres>;
  /** Shifts by id and name. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll. */
  readonly shifts?: Maybe<ReadonlyArray<ShiftName>>;
  /** IANA name of the gateway's time zone. */
  readonly timeZone: Scalars['String']['output'];
  /** The gateway's day now, in its time zone. */
  readonly today: Scalars['Date']['output'];
  /** Organisational units: the fixed list. */
  readonly units: ReadonlyArray<Scalars['String']['output']>;
};

/** The dashboard's numbers for one day. Each has its own source: one failing call leaves the others usable. A service with the extension figures (`capabilities { extensions }`) counts the lists of the day itself: their source is then GET /attendance/figures. */
export type Overview = {
  readonly __typename?: 'Overview';
  /** Absent staff of the day. Source: GET /attendance/exception. */
  readonly absent: Count;
  /** Sign-ins of the day. Source: GET /attendance/findall, mode signedIn. */
  readonly attendance: Count;
  /** The day the numbers are of. */
  readonly date: Scalars['Date']['output'];
  /** Late sign-ins of the day. Source: GET /attendance/lateness. */
  readonly lateness: Count;
  /** People who have a leave on the day, as `leaves` lists them, whether they signed in or not: a leave that goes on after its person has left counts too. Null for a service without the extension leave. Source: GET /leave/findAll. */
  readonly onLeave?: Maybe<Count>;
  /** Milliseconds after which asking for these numbers again can show something new. */
  readonly refreshAfter: Scalars['Int']['output'];
  /** Serially late staff of the day's month, one row a person as in the list `serialLateness`; `serialLatenessDays` has one row a late day. Source: GET /attendance/serialLatness. */
  readonly serialLateness: Count;
  /** Sign-outs of the day. Source: GET /attendance/findall, mode signedOut. */
  readonly signOuts: Count;
  /** Staff on the register. Source: GET /staff/find/all. */
  readonly validStaff: Count;
};

/** End of a page of a list. Pages by cursor neither repeat nor skip a row when other rows are added, removed or changed between them. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor of the page's last row: pass it to `after` unchanged. At most 4096 characters; null for a page without rows. When it is requested, rows that are equal by orderBy are in the order that the list's `orderBy` names for cursors; that order stays the same while the list changes. BAD_USER_INPUT for a row whose values are too long for a cursor. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow the page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** One person's shift day with its one reason. */
export type PersonDay = {
  readonly __typename?: 'PersonDay';
  /** The shift day; a sign-in after midnight belongs to the shift that began before. */
  readonly date: Scalars['Date']['output'];
  /** The same in one sentence. */
  readonly evidence: Scalars['String']['output'];
  /** What the reason rests on. */
  readonly facts: ReadonlyArray<DayFact>;
  /** First sign-in of the shift day; null when there is none or its time cannot be read. */
  readonly firstIn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the absent list names them. */
  readonly isListedAbsent: Scalars['Boolean']['output'];
  /** Whether the person is listed as absent only because the day was a holiday or a device failed. */
  readonly isProbablyNotReal: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, followed by a number for further people who had it. */
  readonly key: Scalars['ID']['output'];
  /** Last sign-out of the shift day; null likewise. */
  readonly lastOut?: Maybe<Scalars['DateTime']['output']>;
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE, and where the shift is not known. */
  readonly minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Their leave of the day, also where they signed in; null without one, and where the service has no leaves. */
  readonly onLeave?: Maybe<LeaveOfDay>;
  /** Why the day is as it is. */
  readonly reason: DayReason;
  /** Name of the shift on the register; an empty string when there is none. */
  readonly shift: Scalars['String']['output'];
  /** Staff member, as of the day as far as that is known. */
  readonly staff: StaffSummary;
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
  readonly allOf?: InputMaybe<ReadonlyArray<PersonDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<PersonDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<PersonDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN, LAST_SIGN_OUT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<PersonDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the explained day. */
export type PersonDayList = {
  readonly __typename?: 'PersonDayList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** The day and the same weekday of the four weeks before, which show what is usual. */
  readonly coverage: Coverage;
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** Whether a past day uses today's register, corrected by what the day's own lists say of people, because the service does not say who was on the register then; false for today, and when the service has the extension history. */
  readonly isRegisterOfToday: Scalars['Boolean']['output'];
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<PersonDay>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the explained day. */
export type PersonDayListFacetsArgs = {
  columns: ReadonlyArray<PersonDayColumn>;
};

/** One step of a sort of the explained day. */
export type PersonDayOrder = {
  /** The column. */
  readonly column: PersonDayColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** Somebody's month. */
export type PersonMonth = {
  readonly __typename?: 'PersonMonth';
  /** When the oldest of the lists behind the days was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** What the month comes to. */
  readonly counts: PersonMonthCounts;
  /** Days of the month up to today, and those of them that are known; `isLearning` also while lists of `months` are being read. */
  readonly coverage: Coverage;
  /** All days of the month, ascending. */
  readonly days: ReadonlyArray<PersonMonthDay>;
  /** Hours of its days: those of `staffHours`. */
  readonly hours: HoursSum;
  /** Whether a past day uses today's register, corrected by what the day's own lists say of people, because the service does not say who was on the register then; false for today, and when the service has the extension history. */
  readonly isRegisterOfToday: Scalars['Boolean']['output'];
  /** The month. */
  readonly month: Scalars['Month']['output'];
  /** The same of the month and the five before it, ascending. A month before the first with a record of the person is not known. */
  readonly months: ReadonlyArray<PersonMonthCounts>;
  /** Records of the calendar month that belong to no day of it: those of a shift that began in the month before, and those without a time. */
  readonly otherRecords: ReadonlyArray<AttendanceRecord>;
  /** The shift with its rule; null without one, and when the service does not have it. */
  readonly shift?: Maybe<Shift>;
  /** Name of the shift on the register; an empty string when there is none. */
  readonly shiftName: Scalars['String']['output'];
  /** The calls behind the days and `counts`, each summed up over its days. */
  readonly sources: ReadonlyArray<Source>;
  /** Staff member with the reference photo, as of the month as far as that is known. */
  readonly staff: StaffSummary;
};

/** What a month comes to for a person. */
export type PersonMonthCounts = {
  readonly __typename?: 'PersonMonthCounts';
  /** Days on which they are listed as absent; null when not known. */
  readonly absentDays?: Maybe<Scalars['Int']['output']>;
  /** Records of the calendar month whose photo was not recognised, or not checked; null when not known. */
  readonly flagged?: Maybe<Scalars['Int']['output']>;
  /** Whether the service lists the person as serially late; null when not known. */
  readonly isSeriallyLate?: Maybe<Scalars['Boolean']['output']>;
  /** Days that the lateness lists name. Of the months before the asked one, what the list of the serially late has; null when that does not name the person, for they then have fewer days than make serially late, and when not known. */
  readonly lateDays?: Maybe<Scalars['Int']['output']>;
  /** The month; of the running one the days up to today. */
  readonly month: Scalars['Month']['output'];
};

/** A day of a person's month: the day of `explainedDay`, and the records that belong to it. */
export type PersonMonthDay = {
  readonly __typename?: 'PersonMonthDay';
  /** The shift day; a sign-in after midnight belongs to the shift that began before. */
  readonly date: Scalars['Date']['output'];
  /** The same in one sentence; of a day that is not known, why. */
  readonly evidence: Scalars['String']['output'];
  /** What the reason rests on; empty when not known. */
  readonly facts: ReadonlyArray<DayFact>;
  /** First sign-in of the shift day; null when there is none or its time cannot be read. */
  readonly firstIn?: Maybe<Scalars['DateTime']['output']>;
  /** Number of its records whose photo was not recognised, or not checked; null when not known. */
  readonly flagged?: Maybe<Scalars['Int']['output']>;
  /** Whether the absent list of the day names them; null when not known. */
  readonly isListedAbsent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the lateness list of the day names them, so that it counts towards serial lateness; null when not known. */
  readonly isListedLate?: Maybe<Scalars['Boolean']['output']>;
  /** Whether they are listed as absent only because the day was a holiday or a device failed; null when not known. */
  readonly isProbablyNotReal?: Maybe<Scalars['Boolean']['output']>;
  /** Stable key: the day. */
  readonly key: Scalars['ID']['output'];
  /** Last sign-out of the shift day; null likewise. */
  readonly lastOut?: Maybe<Scalars['DateTime']['output']>;
  /** Whole minutes after the shift's start; null unless the reason is PRESENT_LATE, and where the shift is not known. */
  readonly minutesLate?: Maybe<Scalars['Int']['output']>;
  /** Whole minutes from the first sign-in to the last sign-out, by the time that really passed; null where one of them or its time is missing. No break is taken off. */
  readonly minutesWorked?: Maybe<Scalars['Int']['output']>;
  /** What is missing for the hours; null where nothing is, where nobody signed in or out, and while a sign-out may still come. */
  readonly missing?: Maybe<MissingPunch>;
  /** Their leave of the day, also where they signed in; null without one, when not known, and where the service has no leaves. */
  readonly onLeave?: Maybe<LeaveOfDay>;
  /** Those beyond the shift's length from its start to its end on the clock; null where `minutesWorked` is, and where the shift's start or end is not known. */
  readonly overtime?: Maybe<Scalars['Int']['output']>;
  /** Why the day is as it is; null when not known. */
  readonly reason?: Maybe<DayReason>;
  /** Sign-ins and sign-outs of the shift day, in order of time. */
  readonly records: ReadonlyArray<AttendanceRecord>;
  /** Number of sign-ins of the shift day; null when not known. */
  readonly signIns?: Maybe<Scalars['Int']['output']>;
  /** Staff member, as the register has them. */
  readonly staff: StaffSummary;
  /** Why it is not known; null when it is. */
  readonly unknown?: Maybe<DayUnknown>;
};

/** Columns of a person's month, in table order. */
export type PersonMonthDayColumn =
  /** The shift day. */
  | 'DATE'
  /** Department. */
  | 'DEPARTMENT'
  /** District. */
  | 'DISTRICT'
  /** What shows the reason, in one sentence; of a day that is not known, why. */
  | 'EVIDENCE'
  /** First sign-in of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'FIRST_SIGN_IN'
  /** Number of its records whose photo was not recognised; empty when not known. */
  | 'FLAGGED'
  /** Last sign-out of the shift day, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'LAST_SIGN_OUT'
  /** The first day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_FROM'
  /** The last day of that leave; an empty string without one, and where the service has no leaves. */
  | 'LEAVE_TO'
  /** Yes when the absent list of the day names them, else No; empty when not known. */
  | 'LISTED_ABSENT'
  /** Yes when the lateness list of the day names them, else No; empty when not known. */
  | 'LISTED_LATE'
  /** Whole minutes after the shift's start, of a day on which they were late. */
  | 'MINUTES_LATE'
  /** Whole minutes from the first sign-in to the last sign-out. No break is taken off. */
  | 'MINUTES_WORKED'
  /** What is missing for the hours: Sign-in or Sign-out; empty where nothing is. */
  | 'MISSING'
  /** Full name. */
  | 'NAME'
  /** Kind of leave of the person on the day, of the extension leave: Annual, Sick, Maternity, Study, Official duty, Suspended, Other; an empty string without one, and where the service has no leaves. */
  | 'ON_LEAVE'
  /** Those beyond the shift's length; empty where it is not known. */
  | 'OVERTIME_MINUTES'
  /** Why the day is as it is: Present, Late, Absent, Day off, On leave, Not due yet, Forgot to sign in, Holiday, Outage, New, No shift, Unexplained; Not known for a day to come, and where nothing is recorded yet. */
  | 'REASON'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Number of sign-ins of the shift day; empty when not known. */
  | 'SIGN_INS'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of a person's month, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type PersonMonthDayCondition = {
  /** A group of which all hold, as a part of another group. */
  readonly allOf?: InputMaybe<ReadonlyArray<PersonMonthDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<PersonMonthDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<PersonMonthDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN, LAST_SIGN_OUT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<PersonMonthDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of a person's month. */
export type PersonMonthDayList = {
  readonly __typename?: 'PersonMonthDayList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<PersonMonthDay>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of a person's month. */
export type PersonMonthDayListFacetsArgs = {
  columns: ReadonlyArray<PersonMonthDayColumn>;
};

/** One step of a sort of a person's month. */
export type PersonMonthDayOrder = {
  /** The column. */
  readonly column: PersonMonthDayColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** A photo stored on the image server. */
export type Photo = {
  readonly __typename?: 'Photo';
  /** Whether the photo's file ends early, so that part of the picture may be missing; the gateway shows the rest. The gateway fetches the photo to answer this, a few at a time. Null when the photo cannot be fetched now, or is not a picture. Source: the image server. */
  readonly isIncomplete?: Maybe<Scalars['Boolean']['output']>;
  /** Short-lived address on this gateway that serves the photo as WebP, or JPEG where the browser does not accept WebP, without a token; valid for at least one hour. A photo that is gone answers a placeholder image. */
  readonly url: Scalars['String']['output'];
};


/** A photo stored on the image server. */
export type PhotoUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** How far the comparison of photos is. It goes on for as long as somebody reads the list: ask again within half a minute until `isDone`; 45 seconds after the last reader it stops, and goes on where it was when one comes back. */
export type PhotoComparison = {
  readonly __typename?: 'PhotoComparison';
  /** Share of the comparison that is done, 0 to 1; it begins when all photos have been read. */
  readonly compared: Scalars['Float']['output'];
  /** Whether all that can be compared was; the rows are complete then. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Whether photos are compared at all: the gateway's setting PHOTO_COMPARISON. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Photos to compare, each once: those of the records and the reference photos of their people. */
  readonly photos: Scalars['Int']['output'];
  /** Photos that have been read by now. */
  readonly read: Scalars['Int']['output'];
  /** Photos that are not checked: gone, on a server that is not asked, late, damaged, or too many: 40,000 are compared at once, of one picture some 450. */
  readonly unreadable: Scalars['Int']['output'];
};

/** What should be checked in the photo of a record, or in the reference photo of its person. It does not say that anybody did wrong. */
export type PhotoFinding = {
  readonly __typename?: 'PhotoFinding';
  /** When the record was made; null when upstream's value is not a date. */
  readonly attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** What it rests on, in one sentence. */
  readonly evidence: Scalars['String']['output'];
  /** Stable key, of the record and the kind. */
  readonly key: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: FindingKind;
  /** Signed in or out. */
  readonly mode: AttendanceMode;
  /** Attendance photo; null when the record has none. */
  readonly photo?: Maybe<Photo>;
  /** The other photos that it rests on, at most ten, those most alike first; empty where the kind has none. */
  readonly photos: ReadonlyArray<FindingPhoto>;
  /** Key of the record in the attendance reports. */
  readonly recordKey: Scalars['ID']['output'];
  /** Service centre of the record. */
  readonly serviceCentre: Scalars['String']['output'];
  /** Staff member as upstream embeds it in the record. */
  readonly staff: StaffSummary;
};

/** Columns of what is found in photos, in table order. */
export type PhotoFindingColumn =
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
  /** What it rests on, in one sentence. */
  | 'EVIDENCE'
  /** What it is: Duplicate photo, Reference photo missing, Reference photo too small, Reference photo used by others, Recognised without photo. */
  | 'KIND'
  /** Full name. */
  | 'NAME'
  /** Service centre of the record. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID';

/** A condition on one column of what is found in photos, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type PhotoFindingCondition = {
  /** A group of which all hold, as a part of another group. */
  readonly allOf?: InputMaybe<ReadonlyArray<PhotoFindingCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<PhotoFindingCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<PhotoFindingColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<PhotoFindingCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of what is found in photos. */
export type PhotoFindingList = {
  readonly __typename?: 'PhotoFindingList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** How far the comparison is. */
  readonly comparison: PhotoComparison;
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<PhotoFinding>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of what is found in photos. */
export type PhotoFindingListFacetsArgs = {
  columns: ReadonlyArray<PhotoFindingColumn>;
};

/** One step of a sort of what is found in photos. */
export type PhotoFindingOrder = {
  /** The column. */
  readonly column: PhotoFindingColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** A letter that was printed. */
export type PrintedLetterInput = {
  /** Ids of letters on record for some of the same days, after which it was printed all the same. */
  readonly again?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The days that it lists, 1 to 31, each once; none in the future, and none before the year ten years ago. */
  readonly days: ReadonlyArray<Scalars['Date']['input']>;
  /** Its kind. */
  readonly kind: LetterKind;
  /** Upstream's id of the person, as StaffSummary.personID; without it, the person who had the staff ID on the last day. */
  readonly personID?: InputMaybe<Scalars['ID']['input']>;
  /** Its reference, 1 to 256 characters; one of a letter to somebody else is refused. */
  readonly reference: Scalars['String']['input'];
  /** Staff ID of the person it goes to, 1 to 64 characters. */
  readonly staffID: Scalars['String']['input'];
};

/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type Query = {
  readonly __typename?: 'Query';
  /** Absence of one month, one row an absent day; rows keep upstream's order of people, days ascending. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/absentee/monthly, expanded here. */
  readonly absenteeDays?: Maybe<AbsenteeDayList>;
  /** Absence of one month, one row a person; days before there were records are left out as in `absentees`. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/absentee/monthly with the day given, or day 01 of the month. */
  readonly absenteeSummary?: Maybe<AbsenteeSummaryList>;
  /** Staff absent on one day. Over a service without ETags, people who are listed before the first records of the company, of the service centre or of the person are left out where that is known, and `notice` says how many. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/exception. */
  readonly absentees?: Maybe<AbsenteeList>;
  /** Sign-ins or sign-outs of one day, or of at most 31 days and 100000 records: days ascending, and nothing at all where one of them fails. Days before yesterday are as they were read within five minutes. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall for each day, and GET /review/findAll where reviews are asked for. */
  readonly attendance?: Maybe<AttendanceList>;
  /** Everybody on the register with one mark for each day of the month, that of `explainedDay`: P Present, L Late, A Absent, O Day off, V On leave, W Not due yet, S Forgot to sign in, H Holiday, D Outage, N New, X No shift, U Unexplained, ? Not known: to come, not on the register, or nothing recorded yet. A day that cannot be read is not known, and `sources` names it; an export is then refused. Upstream's errors are thrown when no day can be read. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `explainedDay` for each day of the month. */
  readonly attendanceMonth?: Maybe<AttendanceMonthList>;
  /** Attendance, lateness and absence of the days that end with `until`. Days before yesterday are cached for five minutes for the caller who read them. Errors: UNAUTHENTICATED, BAD_USER_INPUT; failing calls are reported in `sources`. Source: GET /attendance/findall with mode signedIn, GET /attendance/lateness, GET /attendance/exception, once for each day; GET /attendance/figures where the service has the extension figures. */
  readonly attendanceTrend?: Maybe<AttendanceTrend>;
  /** What this gateway can do for the caller. No upstream call but the one behind `extensions`, once in five minutes, or in an hour, for all callers. Errors: UNAUTHENTICATED. */
  readonly capabilities: Capabilities;
  /** What was written in some days, 366 at most: who, when, from where, what, before and after, newest first. More than 100000 changes are BAD_USER_INPUT. Of the extension audit. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /change/findAll. */
  readonly changes?: Maybe<ChangeList>;
  /** Sign-outs of one day. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall, mode signedOut, and GET /review/findAll where reviews are asked for. */
  readonly clockOuts?: Maybe<AttendanceList>;
  /** Two months laid side by side, one row a person who has a number in one of them: the largest difference first. A month that cannot be read leaves its numbers null and is named in `sources`; an export is then refused. Upstream's errors are thrown when both fail. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/serialLatness or GET /attendance/absentee/monthly for both months; GET /attendance/lateness for each of their days and GET /shift/findAll for minutes. */
  readonly comparedStaff?: Maybe<ComparedStaffList>;
  /** Keys by which devices hand in records, without the keys themselves; revoked ones stay on the list. Of the extension intake. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /deviceKey/findAll. */
  readonly deviceKeys?: Maybe<DeviceKeyList>;
  /** Everybody who was on the register, with one reason for the shift day: whether they were there, why, and what shows it. In the register's order. A sign-in after midnight belongs to the shift that began before. What is usual on the weekday is learned from the four before. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/find/all, GET /shift/findAll, and of this day, its neighbours and the four same weekdays before GET /attendance/findall in both modes, GET /attendance/exception, GET /attendance/lateness. */
  readonly explainedDay?: Maybe<PersonDayList>;
  /** People of the register whose name or staff ID holds each word of the search, in any order, without regard to case and accents: for a field that suggests people while the user types. Errors: UNAUTHENTICATED, BAD_USER_INPUT with `extensions.field` for an empty or too long search, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/find/all. */
  readonly findStaff?: Maybe<FoundStaff>;
  /** Public holidays, on which nobody is absent. Of the extension holidays. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /holiday/findAll. */
  readonly holidays?: Maybe<HolidayList>;
  /** Late sign-ins of one day. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/lateness; shift rules from GET /shift/findAll, without which `shift` and `minutesLate` are null. */
  readonly lateness?: Maybe<LatenessList>;
  /** Leaves with a day from one day to another, 1100 days at most, of everybody or of one person. The role USER reads them without their notes, which may name an illness. Of the extension leave. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /leave/findAll, or GET /leave/find/noted for ADMIN and MANAGEMENT. */
  readonly leaves?: Maybe<LeaveList>;
  /** The rule by which a letter makes the next one graver. Needs the extension letters. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /letter/rule. */
  readonly letterRule?: Maybe<LetterRule>;
  /** Present texts and letterhead of letters: those saved with the extension letter-text, else those of the file, else the built-in ones. Errors: UNAUTHENTICATED, FORBIDDEN, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /letterText/findAll, GET /letterhead/findAll. */
  readonly letterSettings?: Maybe<LetterSettings>;
  /** Tokens by which programs call, without the tokens themselves; revoked ones stay on the list. Of the extension tokens. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /machineToken/findAll. */
  readonly machineTokens?: Maybe<MachineTokenList>;
  /** Who is signed in. No upstream call. Errors: UNAUTHENTICATED. */
  readonly me: Viewer;
  /** The viewer's choice of the morning mail. Needs the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /digest/own. */
  readonly morningMail?: Maybe<MorningMailChoice>;
  /** The viewer's morning mail as it would be now. Needs version 2 of the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT for the scope NONE, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /digest/preview/own. */
  readonly morningMailPreview?: Maybe<MorningMailPreview>;
  /** Morning mails of the last 30 days and what became of each, the latest day first; at most 1,000. Of the extension digest. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /digest/mails. */
  readonly morningMails?: Maybe<MorningMailList>;
  /** Staff one late day below their shift's threshold in one month, latest late day first; a person without a late day is not near. An export is refused while a day is missing. Past days are stored for five minutes for the caller who read them. Upstream's errors are thrown when the shifts or all days fail; single days are named in `sources`. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/lateness for each day, GET /shift/findAll. */
  readonly nearSerialLateness?: Maybe<NearSerialLatenessList>;
  /** Office locations: sample data, marked so. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. No upstream call. */
  readonly offices?: Maybe<OfficeList>;
  /** The company's lists for forms and searches. Errors: UNAUTHENTICATED. */
  readonly organisation?: Maybe<Organisation>;
  /** The dashboard's numbers. Only the fields that are asked for cause upstream calls. Errors: UNAUTHENTICATED; a failing call is named in its own `source`. */
  readonly overview?: Maybe<Overview>;
  /** The days of a month of somebody on the register, ascending: those of `personMonth`. No rows for a person of whom nothing is known. An answer is refused while a day up to today cannot be explained. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `personMonth` but GET /attendance/serialLatness. */
  readonly personDays?: Maybe<PersonMonthDayList>;
  /** The month of the person who has or had a staff ID then, day by day, with the reasons of `explainedDay`; null where nobody with the ID is known in the month. If two people had the ID in turn within the month, it is the later one; `personID` says which one is meant. What cannot be read is null, and `sources` names it. Errors: UNAUTHENTICATED, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE where the register, the shifts or the person's records cannot be read. Source: GET /staff/find/all, GET /shift/findAll, GET /attendance/find/customer in both modes, GET /attendance/exception and GET /attendance/lateness for each day, GET /attendance/serialLatness; for days without a record of the person the calls of `explainedDay`; for `months` GET /attendance/absentee/monthly. */
  readonly personMonth?: Maybe<PersonMonth>;
  /** What should be checked in the photos of a day: the same picture again among the sign-ins, sign-outs and reference photos of the day, and reference photos that are missing, tiny or shared. Reading the list begins the comparison, which goes on in the background: `comparison` says how far it is, and rows come when it is done. A file waits for it. A caller has at most four comparisons running; another one is refused (RATE_LIMITED) until one of them is done. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/findall in both modes. */
  readonly photoFindings?: Maybe<PhotoFindingList>;
  /** The people of one group, as many as `reconciliation` counts; the register's order, then those not on it. Upstream's errors come from the calls that decide the group. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `reconciliation`. */
  readonly reconciledStaff?: Maybe<ReconciledStaffList>;
  /** Where the day's lists disagree; numbers that add up to the register are those of `explainedDay`. A call that fails or cannot be read is named in `sources` and leaves the groups known that do not need it. Errors: UNAUTHENTICATED. Source: GET /staff/find/all, GET /attendance/findall with mode signedIn, GET /attendance/exception, GET /attendance/lateness. */
  readonly reconciliation?: Maybe<Reconciliation>;
  /** All that was written of one record, newest first, with the limits of `changes`. Of the extension audit. Errors: UNAUTHENTICATED, FORBIDDEN, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /change/find/subject. */
  readonly recordChanges?: Maybe<ChangeList>;
  /** Letters put on record from one day to another, 731 days at most, to everybody or to one person; undone ones too. Of the extension letters. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /letter/findAll. */
  readonly recordedLetters?: Maybe<RecordedLetterList>;
  /** Attendance records of some days, 31 at most, that somebody has judged, with every verdict; a condition that DISAGREEMENT is Yes leaves those about which reviewers disagree. Of the extension reviews. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /review/findAll. */
  readonly reviews?: Maybe<ReviewList>;
  /** Serially late staff of one month, one row a person. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/serialLatness with the day given, or day 01 of the month. */
  readonly serialLateness?: Maybe<SerialLatenessList>;
  /** Serially late staff of one month, one row a late day; rows keep upstream's order of people, days ascending. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/serialLatness, expanded here. */
  readonly serialLatenessDays?: Maybe<SerialLatenessDayList>;
  /** Shifts. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll. */
  readonly shiftList?: Maybe<ShiftList>;
  /** Tries changed times or thresholds of a shift on the days up to today: first sign-ins are judged by the tried rule, as the service does it. A day counts as worked when people of the shift are listed late or absent on it, because the service does not name working days. Trying the present rule changes nothing. Fails when shifts, register or every day cannot be read; other failures are told in `sources` and `coverage`. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT with `extensions.field`, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll, GET /staff/find/all, GET /attendance/findall and GET /attendance/lateness for each day, GET /attendance/absentee/monthly for each month. */
  readonly shiftTrial?: Maybe<ShiftTrial>;
  /** All shifts, in upstream's order. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /shift/findAll. */
  readonly shifts?: Maybe<ReadonlyArray<Shift>>;
  /** Staff records. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/findAll. */
  readonly staff?: Maybe<StaffList>;
  /** Sign-ins or sign-outs of one staff ID in one month; `personID` leaves those of one person, where several have had it. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/find/customer with day 01 of the month, and GET /review/find/customer where reviews are asked for. */
  readonly staffAttendance?: Maybe<AttendanceList>;
  /** What the sign-ins and sign-outs of a month come to, one row for each person of the month sheet who was registered by the end of the month. A day counts from its first sign-in to its last sign-out, by the time that really passed. A day that lacks one of them is counted as such and adds no hours. A day that cannot be read is named in `sources`; an export is then refused. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: the calls of `attendanceMonth`. */
  readonly staffHours?: Maybe<StaffHoursList>;
  /** One staff record, by either of its ids; null when upstream has none. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /staff/find/{id}, or GET /staff/findAll by staff ID. */
  readonly staffMember?: Maybe<StaffMember>;
  /** What should be checked in the photos of one person's month: the same picture again on another day, and the reference photo. Reading the list begins the comparison, which goes on in the background: `comparison` says how far it is, and rows come when it is done. A file waits for it. A caller has at most four comparisons running; another one is refused (RATE_LIMITED) until one of them is done. Errors: UNAUTHENTICATED, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /attendance/find/customer with day 01 of the month, in both modes. */
  readonly staffPhotoFindings?: Maybe<PhotoFindingList>;
  /** One dashboard user; null when there is none with this id. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /users/findAll. */
  readonly user?: Maybe<User>;
  /** Dashboard users. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /users/findAll. */
  readonly users?: Maybe<UserList>;
  /** Devices that hand in records: when each did last, how many today beside its usual day, and which are silent. Needs version 2 of the extension intake. Of the extension intake. Errors: UNAUTHENTICATED, EXTENSION_MISSING, BAD_USER_INPUT, UPSTREAM_REJECTED, UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_RESPONSE. Source: GET /deviceKey/watch. */
  readonly watchedDevices?: Maybe<WatchedDeviceList>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAbsenteeDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AbsenteeDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<AbsenteeDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAbsenteeSummaryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AbsenteeSummaryOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<AbsenteeSummaryCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAbsenteesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AbsenteeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<AbsenteeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAttendanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  mode: AttendanceMode;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
  where?: InputMaybe<ReadonlyArray<AttendanceCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAttendanceMonthArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AttendanceMonthOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<AttendanceMonthCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryAttendanceTrendArgs = {
  days?: Scalars['Int']['input'];
  until: Scalars['Date']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<ChangeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<ReadonlyArray<ChangeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryClockOutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AttendanceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<AttendanceCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryComparedStaffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  days?: InputMaybe<ComparedDays>;
  earlier: Scalars['Month']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  later: Scalars['Month']['input'];
  measure: ComparisonMeasure;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<ComparedStaffOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<ComparedStaffCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryDeviceKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<DeviceKeyOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<DeviceKeyCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryExplainedDayArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<PersonDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<PersonDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryFindStaffArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryHolidaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<HolidayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<HolidayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryLatenessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<LatenessOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<LatenessCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryLeavesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<LeaveOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<ReadonlyArray<LeaveCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryMachineTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<MachineTokenOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<MachineTokenCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryMorningMailPreviewArgs = {
  scope: DigestScope;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryMorningMailsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<MorningMailOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<MorningMailCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryNearSerialLatenessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<NearSerialLatenessOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<NearSerialLatenessCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryOfficesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<OfficeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<OfficeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryOverviewArgs = {
  date: Scalars['Date']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryPersonDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<PersonMonthDayOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID: Scalars['String']['input'];
  where?: InputMaybe<ReadonlyArray<PersonMonthDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryPersonMonthArgs = {
  month: Scalars['Month']['input'];
  personID?: InputMaybe<Scalars['ID']['input']>;
  staffID: Scalars['String']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryPhotoFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<PhotoFindingOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<PhotoFindingCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryReconciledStaffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date: Scalars['Date']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  group: ReconciledGroup;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<ReconciledStaffOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<ReconciledStaffCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryReconciliationArgs = {
  date: Scalars['Date']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryRecordChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<ChangeOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<ChangeCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryRecordedLettersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<RecordedLetterOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<ReadonlyArray<RecordedLetterCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['Date']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<ReviewOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['Date']['input'];
  where?: InputMaybe<ReadonlyArray<ReviewCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QuerySerialLatenessArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<SerialLatenessOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<SerialLatenessCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QuerySerialLatenessDaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['Date']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Month']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<SerialLatenessDayOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<SerialLatenessDayCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryShiftListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<ShiftOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<ShiftCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryShiftTrialArgs = {
  days?: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: UpdateShiftInput;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<StaffOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  shift?: InputMaybe<Scalars['ID']['input']>;
  where?: InputMaybe<ReadonlyArray<StaffCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffAttendanceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  mode?: AttendanceMode;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<AttendanceOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID: Scalars['String']['input'];
  where?: InputMaybe<ReadonlyArray<AttendanceCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffHoursArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<StaffHoursOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<StaffHoursCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffMemberArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  staffID?: InputMaybe<Scalars['String']['input']>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryStaffPhotoFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  month: Scalars['Month']['input'];
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<PhotoFindingOrder>>;
  personID?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  staffID: Scalars['String']['input'];
  where?: InputMaybe<ReadonlyArray<PhotoFindingCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<UserOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<UserCondition>>;
};


/** Reading operations. Every list has the same arguments: search, where, orderBy, first, after, offset; and the same answer: nodes, totalCount, pageInfo, facets, asOf, notice. */
export type QueryWatchedDevicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: Scalars['Int']['input'];
  orderBy?: InputMaybe<ReadonlyArray<WatchedDeviceOrder>>;
  search?: InputMaybe<Scalars['String']['input']>;
  where?: InputMaybe<ReadonlyArray<WatchedDeviceCondition>>;
};

/** How many people a group holds. */
export type ReconciledCount = {
  readonly __typename?: 'ReconciledCount';
  /** The group. */
  readonly group: ReconciledGroup;
  /** Number of people, each staff ID once; null when it is unknown, never 0: a call that decides it failed, or its reply was neither success nor error. */
  readonly people?: Maybe<Scalars['Int']['output']>;
  /** The calls that make the number unknown, for they failed or could not be read, e.g. GET /attendance/exception; empty when it is known. */
  readonly unknownFor: ReadonlyArray<Scalars['String']['output']>;
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

/** One person, and what the lists hold of them. */
export type ReconciledStaff = {
  readonly __typename?: 'ReconciledStaff';
  /** First sign-in of the day; null without one, and when `signInCount` is null. */
  readonly firstSignIn?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the absent list names them; null when GET /attendance/exception failed or could not be read. */
  readonly isListedAbsent?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the lateness list names them; null when GET /attendance/lateness failed or could not be read. */
  readonly isListedLate?: Maybe<Scalars['Boolean']['output']>;
  /** Stable key: the staff ID. */
  readonly key: Scalars['ID']['output'];
  /** Records on the register with this staff ID; null when GET /staff/find/all failed or could not be read. */
  readonly registerRecords?: Maybe<Scalars['Int']['output']>;
  /** Name of the shift on the register; an empty string when there is none. */
  readonly shift: Scalars['String']['output'];
  /** Sign-ins of the day; null when GET /attendance/findall failed or could not be read. */
  readonly signInCount?: Maybe<Scalars['Int']['output']>;
  /** Staff member, as the register of the day has them; as the day's other lists do when they are not on it, and on a past day. */
  readonly staff: StaffSummary;
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<ReconciledStaffCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<ReconciledStaffCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<ReconciledStaffColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of FIRST_SIGN_IN. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<ReconciledStaffCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of a group's people. */
export type ReconciledStaffList = {
  readonly __typename?: 'ReconciledStaffList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<ReconciledStaff>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of a group's people. */
export type ReconciledStaffListFacetsArgs = {
  columns: ReadonlyArray<ReconciledStaffColumn>;
};

/** One step of a sort of a group's people. */
export type ReconciledStaffOrder = {
  /** The column. */
  readonly column: ReconciledStaffColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** The day's lists laid side by side. */
export type Reconciliation = {
  readonly __typename?: 'Reconciliation';
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Every group once, in the order of the enum. */
  readonly groups: ReadonlyArray<ReconciledCount>;
  /** The four calls: register, sign-ins, absent list, lateness; GET /attendance/figures alone where the service has the extension figures. */
  readonly sources: ReadonlyArray<Source>;
  /** Sign-ins of the day without a staff record: they are of nobody, and in no group. Null when GET /attendance/findall failed or could not be read, and where the service counts the lists itself. */
  readonly withoutStaff?: Maybe<Scalars['Int']['output']>;
};

/** One reviewer's verdict on a record. */
export type RecordVerdict = {
  readonly __typename?: 'RecordVerdict';
  /** The record's photo that the reviewer saw; null when they saw none. */
  readonly attendance?: Maybe<Photo>;
  /** Upstream's id. */
  readonly id: Scalars['ID']['output'];
  /** When they said it, last; null when upstream's value is not a date. */
  readonly judgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What they noted; an empty string for nothing, and for the role USER, which may not read it. */
  readonly note: Scalars['String']['output'];
  /** Name of the machine token; null for people. */
  readonly program?: Maybe<Scalars['String']['output']>;
  /** The reference photo that the reviewer saw; null when they saw none. */
  readonly reference?: Maybe<Photo>;
  /** Upstream's id of the user, of a program that of its machine token. */
  readonly userID: Scalars['ID']['output'];
  /** What they say. */
  readonly verdict: Verdict;
  /** Email address of the user; for a program, of the user who made its token. */
  readonly who: Scalars['String']['output'];
};

/** A letter on record. Needs the extension letters. */
export type RecordedLetter = {
  readonly __typename?: 'RecordedLetter';
  /** The days that it lists, ascending. */
  readonly days: ReadonlyArray<Scalars['Date']['output']>;
  /** The service's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether all its days have become days of leave since: it no longer counts. */
  readonly isAllLeave: Scalars['Boolean']['output'];
  /** Whether a reply was noted. */
  readonly isReplied: Scalars['Boolean']['output'];
  /** Its kind. */
  readonly kind: LetterKind;
  /** When it was put on record; null when not known. */
  readonly printedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who put it on record. */
  readonly printedBy: Scalars['String']['output'];
  /** Its reference, such as LATE/2026-11/00123. */
  readonly reference: Scalars['String']['output'];
  /** Note of the reply; an empty string without one, and for the role USER, which may not read it. */
  readonly replyNote: Scalars['String']['output'];
  /** Day of the reply; null without one. */
  readonly replyOn?: Maybe<Scalars['Date']['output']>;
  /** Whom it went to, with the names as they were when it was put on record. */
  readonly staff: StaffSummary;
  /** Which warning it is. */
  readonly step: LetterStep;
  /** When it was undone; null where it is not. */
  readonly undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who undid it; an empty string where it is not undone. */
  readonly undoneBy: Scalars['String']['output'];
  /** Why it was undone; an empty string where it is not, and for the role USER, which may not read it. */
  readonly undoneReason: Scalars['String']['output'];
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
  readonly allOf?: InputMaybe<ReadonlyArray<RecordedLetterCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<RecordedLetterCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<RecordedLetterColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of PRINTED_AT, UNDONE_AT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<RecordedLetterCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of letters on record. */
export type RecordedLetterList = {
  readonly __typename?: 'RecordedLetterList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<RecordedLetter>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of letters on record. */
export type RecordedLetterListFacetsArgs = {
  columns: ReadonlyArray<RecordedLetterColumn>;
};

/** One step of a sort of letters on record. */
export type RecordedLetterOrder = {
  /** The column. */
  readonly column: RecordedLetterColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What became of a letter that was to be put on record. */
export type RecordingOutcome =
  /** A letter for some of its days was on record already; nothing was changed. */
  | 'KNOWN'
  /** It was put on record. */
  | 'RECORDED';

/** What became of one printed letter. */
export type RecordingVerdict = {
  readonly __typename?: 'RecordingVerdict';
  /** Of one that was there already, the days that both letters list. */
  readonly days: ReadonlyArray<Scalars['Date']['output']>;
  /** Id of the letter on record: the new one, or the one that was there already. */
  readonly id: Scalars['ID']['output'];
  /** What became of it. */
  readonly outcome: RecordingOutcome;
  /** Whom it goes to. */
  readonly staffID: Scalars['String']['output'];
  /** Which warning that letter is. */
  readonly step: LetterStep;
};

/** The review of an attendance record: what people say of its photos. All reviewers read the same. Needs the extension reviews. */
export type Review = {
  readonly __typename?: 'Review';
  /** When they asked. */
  readonly askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who asked for another opinion last; null when nobody did. */
  readonly askedBy?: Maybe<Scalars['String']['output']>;
  /** Whether one verdict says Same and another Different, even while a further opinion is asked for. */
  readonly isDisagreement: Scalars['Boolean']['output'];
  /** Whether an opinion was asked for and is still missing. It must come from a person who had not judged the record when it was asked for. It stays true while the first verdict is withdrawn. */
  readonly isOpinionWanted: Scalars['Boolean']['output'];
  /** Who is judging it just now; null when nobody is. */
  readonly judging?: Maybe<Judging>;
  /** What the verdicts come to. */
  readonly state: ReviewState;
  /** All verdicts, the earliest first. Each person has one, given by themselves or by a program of theirs. */
  readonly verdicts: ReadonlyArray<RecordVerdict>;
};

/** Records that a reviewer was given to judge. */
export type ReviewClaims = {
  readonly __typename?: 'ReviewClaims';
  /** Records of the selection that still need the caller's verdict, including those that others are judging. */
  readonly open: Scalars['Int']['output'];
  /** The records, in the requested order; none when nothing is left or others are judging the rest. */
  readonly records: ReadonlyArray<AttendanceRecord>;
  /** When others may be given them, unless they are judged or asked for again before; null without records. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
};

/** Columns of the reviewed records, in table order. */
export type ReviewColumn =
  /** Who asked for another opinion last; an empty string for nobody. */
  | 'ASKED_BY'
  /** Instant of the record, shown as YYYY-MM-DD, h:mm:ss a. */
  | 'ATTENDANCE_DATE'
  /** Signed in or Signed out. */
  | 'ATTENDANCE_MODE'
  /** Department. */
  | 'DEPARTMENT'
  /** Yes where one says Same and another Different. */
  | 'DISAGREEMENT'
  /** District. */
  | 'DISTRICT'
  /** When the last verdict was given. */
  | 'JUDGED_AT'
  /** Full name. */
  | 'NAME'
  /** What the reviewers noted; empty for the role USER, which may not read it. */
  | 'NOTES'
  /** What the verdicts come to: Not reviewed, Same, Different, Cannot tell, Disagreement, Second opinion wanted. */
  | 'REVIEW'
  /** Who has judged it, the earliest first. */
  | 'REVIEWERS'
  /** Service centre. */
  | 'SERVICE_CENTRE'
  /** Staff ID, sorted naturally. */
  | 'STAFF_ID'
  /** What each reviewer says, the earliest first. */
  | 'VERDICTS';

/** A condition on one column of the reviewed records, a group of conditions, or both. All parts that are given must hold; a text has at most 256 characters. */
export type ReviewCondition = {
  /** A group of which all hold, as a part of another group. */
  readonly allOf?: InputMaybe<ReadonlyArray<ReviewCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<ReviewCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<ReviewColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of ATTENDANCE_DATE, JUDGED_AT. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<ReviewCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the reviewed records. */
export type ReviewList = {
  readonly __typename?: 'ReviewList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<ReviewedRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the reviewed records. */
export type ReviewListFacetsArgs = {
  columns: ReadonlyArray<ReviewColumn>;
};

/** One step of a sort of the reviewed records. */
export type ReviewOrder = {
  /** The column. */
  readonly column: ReviewColumn;
  /** Direction. */
  readonly direction?: Direction;
};

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

/** An attendance record that somebody has judged. */
export type ReviewedRecord = {
  readonly __typename?: 'ReviewedRecord';
  /** When it happened. */
  readonly attendanceDate?: Maybe<Scalars['DateTime']['output']>;
  /** Key of the record, as AttendanceRecord.key. */
  readonly key: Scalars['ID']['output'];
  /** Signed in or out. */
  readonly mode: AttendanceMode;
  /** What was said of it. */
  readonly review: Review;
  /** Staff member as upstream embeds it. */
  readonly staff: StaffSummary;
};

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
  readonly attendance?: InputMaybe<Scalars['String']['input']>;
  /** The reference photo. */
  readonly reference?: InputMaybe<Scalars['String']['input']>;
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
  readonly allOf?: InputMaybe<ReadonlyArray<SerialLatenessCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<SerialLatenessCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<SerialLatenessColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<SerialLatenessCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** One late day of a serially late staff member. */
export type SerialLatenessDay = {
  readonly __typename?: 'SerialLatenessDay';
  /** The late day. */
  readonly date: Scalars['Date']['output'];
  /** Number of late days of this person in the month, counted from the dates. */
  readonly dayCount: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  readonly isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the key of the person's row, and the day. */
  readonly key: Scalars['ID']['output'];
  /** Number of late days as upstream claims it; null when missing. */
  readonly occurrence?: Maybe<Scalars['Int']['output']>;
  /** Staff member. */
  readonly staff: StaffSummary;
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
  readonly allOf?: InputMaybe<ReadonlyArray<SerialLatenessDayCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<SerialLatenessDayCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<SerialLatenessDayColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<SerialLatenessDayCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of serial lateness by day. */
export type SerialLatenessDayList = {
  readonly __typename?: 'SerialLatenessDayList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<SerialLatenessDay>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** People whose late days these are, without search and where: as many as the dashboard counts, who are the rows of `serialLateness`. */
  readonly people: Scalars['Int']['output'];
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of serial lateness by day. */
export type SerialLatenessDayListFacetsArgs = {
  columns: ReadonlyArray<SerialLatenessDayColumn>;
};

/** One step of a sort of serial lateness by day. */
export type SerialLatenessDayOrder = {
  /** The column. */
  readonly column: SerialLatenessDayColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** A page of serial lateness by staff. */
export type SerialLatenessList = {
  readonly __typename?: 'SerialLatenessList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** Letters to the people of this page, at most 200: more is BAD_USER_INPUT. Source: GET /attendance/lateness and GET /attendance/findall, mode signedIn, for each of their late days, GET /shift/findAll; with the extension letters GET /letter/rule and GET /letter/findAll. */
  readonly letters?: Maybe<LetterPack>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<SerialLatenessRecord>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of serial lateness by staff. */
export type SerialLatenessListFacetsArgs = {
  columns: ReadonlyArray<SerialLatenessColumn>;
};

/** One step of a sort of serial lateness by staff. */
export type SerialLatenessOrder = {
  /** The column. */
  readonly column: SerialLatenessColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** A staff member who was late on at least as many days of a month as the shift allows. */
export type SerialLatenessRecord = {
  readonly __typename?: 'SerialLatenessRecord';
  /** Number of late days, counted from the dates. */
  readonly dayCount: Scalars['Int']['output'];
  /** Late days, ascending, each once. */
  readonly daysLate: ReadonlyArray<Scalars['Date']['output']>;
  /** Entries of upstream's list that are not dates or stand there twice; they make no row. */
  readonly ignoredEntries: Scalars['Int']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** True when `occurrence` differs from the number of dates. */
  readonly isCountDifferent: Scalars['Boolean']['output'];
  /** Stable key: the staff ID, with a number after it where it repeats. */
  readonly key: Scalars['ID']['output'];
  /** Number of late days as upstream claims it; null when missing. */
  readonly occurrence?: Maybe<Scalars['Int']['output']>;
  /** Staff member. */
  readonly staff: StaffSummary;
};

/** A column of the sheet that was read. */
export type SheetHeading = {
  readonly __typename?: 'SheetHeading';
  /** Staff field that the column was read as; null when the column is not read. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** The heading as the sheet shows it. */
  readonly heading: Scalars['String']['output'];
};

/** A shift. An end at or before the start is on the next day. */
export type Shift = {
  readonly __typename?: 'Shift';
  /** End; null when missing. */
  readonly endTime?: Maybe<Scalars['TimeOfDay']['output']>;
  /** Upstream's id of the shift. */
  readonly id: Scalars['ID']['output'];
  /** Time of day after which a sign-in is late, from start and threshold; null when the start is missing. */
  readonly lateAfter?: Maybe<Scalars['TimeOfDay']['output']>;
  /** Clock time after which a sign-in is late or, at or before the start, a grace duration; null when missing. */
  readonly latenessThreshold?: Maybe<Scalars['TimeOfDay']['output']>;
  /** Name; an empty string when missing. */
  readonly name: Scalars['String']['output'];
  /** Number of late days in a month that makes a staff member serially late, 1 to 10; null when missing. */
  readonly serialLatenessThreshold?: Maybe<Scalars['Int']['output']>;
  /** Start; null when upstream's value is not a time of day. */
  readonly startTime?: Maybe<Scalars['TimeOfDay']['output']>;
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
  readonly allOf?: InputMaybe<ReadonlyArray<ShiftCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<ShiftCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<ShiftColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of START_TIME, END_TIME, LATENESS_THRESHOLD, LATE_AFTER. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<ShiftCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the shift list. */
export type ShiftList = {
  readonly __typename?: 'ShiftList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<Shift>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the shift list. */
export type ShiftListFacetsArgs = {
  columns: ReadonlyArray<ShiftColumn>;
};

/** A shift as a staff record holds it. */
export type ShiftName = {
  readonly __typename?: 'ShiftName';
  /** Upstream's id of the shift. */
  readonly id: Scalars['ID']['output'];
  /** Name of the shift; an empty string when upstream gives none. */
  readonly name: Scalars['String']['output'];
};

/** One step of a sort of the shift list. */
export type ShiftOrder = {
  /** The column. */
  readonly column: ShiftColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What a shift's rule would have given for the last days, had it been valid from the first of them. Nothing is stored. */
export type ShiftTrial = {
  readonly __typename?: 'ShiftTrial';
  /** How many of the requested days had all their lists read: the numbers count only those days. When there is none, the answer is the error `Not calculated: 0 of 30 days could be read.` */
  readonly coverage: Coverage;
  /** As in `coverage`. */
  readonly daysAsked: Scalars['Int']['output'];
  /** As in `coverage`. */
  readonly daysRead: Scalars['Int']['output'];
  /** First day judged by the tried rule. */
  readonly from: Scalars['Date']['output'];
  /** Time of day after which a sign-in is late by the tried rule. */
  readonly lateAfter: Scalars['TimeOfDay']['output'];
  /** Days of people that become late. */
  readonly lateDaysAdded: Scalars['Int']['output'];
  /** Late days under the tried rule: before, and added, less dropped. */
  readonly lateDaysAfter: Scalars['Int']['output'];
  /** Late days that the service lists for the shift. */
  readonly lateDaysBefore: Scalars['Int']['output'];
  /** Days of people that are late no more. */
  readonly lateDaysDropped: Scalars['Int']['output'];
  /** The months of the days, ascending; a month is left out when none of its late days could be read. Late days of a month before `from` count as listed. */
  readonly months: ReadonlyArray<ShiftTrialMonth>;
  /** People who have the shift on the register. */
  readonly people: Scalars['Int']['output'];
  /** Number of late days in a month that makes a person serially late by the tried rule; null when there is no threshold. */
  readonly serialLatenessThreshold?: Maybe<Scalars['Int']['output']>;
  /** The calls behind it, those of days as one. */
  readonly sources: ReadonlyArray<Source>;
  /** Start of the tried rule. */
  readonly startTime: Scalars['TimeOfDay']['output'];
  /** Person-days that the shift's present rule does not explain: the rule was different then, or the person had another shift. They stay as the service lists them. */
  readonly unclear: Scalars['Int']['output'];
  /** Last day: today. */
  readonly until: Scalars['Date']['output'];
};

/** Serially late people of one month, among those who have the shift at the end of the month. */
export type ShiftTrialMonth = {
  readonly __typename?: 'ShiftTrialMonth';
  /** Who becomes serially late: the first 200, most late days first. */
  readonly becoming: ReadonlyArray<ShiftTrialPerson>;
  /** How many become serially late. */
  readonly becomingCount: Scalars['Int']['output'];
  /** Who ceases to be serially late: the first 200, most late days first. */
  readonly ceasing: ReadonlyArray<ShiftTrialPerson>;
  /** How many cease to be serially late. */
  readonly ceasingCount: Scalars['Int']['output'];
  /** How many of the month's days up to today the late days are counted from. */
  readonly coverage: Coverage;
  /** The month; of the running one the days up to today. */
  readonly month: Scalars['Month']['output'];
  /** Serially late by the tried rule and threshold. */
  readonly seriallyLateAfter: Scalars['Int']['output'];
  /** Serially late by the present threshold. */
  readonly seriallyLateBefore: Scalars['Int']['output'];
};

/** Somebody whom a changed rule makes serially late, or no longer so. */
export type ShiftTrialPerson = {
  readonly __typename?: 'ShiftTrialPerson';
  /** Late days of the month under the tried rule. */
  readonly lateDaysAfter: Scalars['Int']['output'];
  /** Late days of the month as the service lists them, whatever the shift. */
  readonly lateDaysBefore: Scalars['Int']['output'];
  /** Staff member: as the register shows them, else as the lateness lists do. */
  readonly staff: StaffSummary;
};

/** A new session. */
export type SignIn = {
  readonly __typename?: 'SignIn';
  /** Bearer token for the Authorization header of every later request. It is upstream's own; its claim `exp` is the time when it ends. */
  readonly token: Scalars['String']['output'];
  /** Who signed in. */
  readonly viewer: Viewer;
};

/** What one upstream call last answered, so that a part that failed is known and the rest stays usable. */
export type Source = {
  readonly __typename?: 'Source';
  /** When the answer was revalidated with upstream; null when it failed. */
  readonly asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The upstream call, e.g. GET /staff/find/all. */
  readonly call: Scalars['String']['output'];
  /** Error code when it failed, e.g. UPSTREAM_UNAVAILABLE; null too for a reply that is neither success nor error. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** What went wrong, in words for people: `No record found` for a reply that is neither success nor error; null when it answered. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Whether it answered what was asked. */
  readonly ok: Scalars['Boolean']['output'];
};

/** A staff batch, checked and, unless it was a dry run, sent. */
export type StaffBatch = {
  readonly __typename?: 'StaffBatch';
  /** Staff IDs that were sent and are in upstream's list afterwards; null when nothing was sent or the list cannot be read. */
  readonly confirmedCount?: Maybe<Scalars['Int']['output']>;
  /** Headings of columns that are not a staff field; their cells are not read. */
  readonly ignoredColumns: ReadonlyArray<Scalars['String']['output']>;
  /** Whether rows were sent to upstream. */
  readonly isSent: Scalars['Boolean']['output'];
  /** What upstream said; null when nothing was sent. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Staff IDs that were sent and are not in upstream's list afterwards; null when `confirmedCount` is. */
  readonly missing?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Rows of the first sheet in its order; blank rows are left out. */
  readonly rows: ReadonlyArray<BatchRow>;
  /** What was read of the file. */
  readonly sheet: StaffSheet;
  /** Rows by outcome. */
  readonly totals: BatchTotals;
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
  readonly allOf?: InputMaybe<ReadonlyArray<StaffCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<StaffCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<StaffColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<StaffCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
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
  readonly allOf?: InputMaybe<ReadonlyArray<StaffHoursCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<StaffHoursCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<StaffHoursColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<StaffHoursCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the hours of a month. */
export type StaffHoursList = {
  readonly __typename?: 'StaffHoursList';
  /** When the oldest of the lists behind it was revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Days of the month up to today, and of the four weeks before. A file is refused while days are being read. */
  readonly coverage: Coverage;
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** Whether a past day uses today's register; see `attendanceMonth`. */
  readonly isRegisterOfToday: Scalars['Boolean']['output'];
  /** The rows of the page, in the order asked for; the list's own order when none is asked. */
  readonly nodes: ReadonlyArray<StaffHoursRecord>;
  /** `No record found` when upstream answered neither success nor error to a call that decides; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** The calls behind it, each summed up over its days. */
  readonly sources: ReadonlyArray<Source>;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the hours of a month. */
export type StaffHoursListFacetsArgs = {
  columns: ReadonlyArray<StaffHoursColumn>;
};

/** One step of a sort of the hours of a month. */
export type StaffHoursOrder = {
  /** The column. */
  readonly column: StaffHoursColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** Somebody's hours in a month. Days are shift days: a sign-in after midnight belongs to the shift that began before. */
export type StaffHoursRecord = {
  readonly __typename?: 'StaffHoursRecord';
  /** Days absent. */
  readonly absent: Scalars['Int']['output'];
  /** Days with a sign-in and a later sign-out. The hours are those of these days. */
  readonly daysCounted: Scalars['Int']['output'];
  /** Days off with a sign-in, as far as the four weeks before show what a day off is; among `daysSignedIn`. */
  readonly daysOffWorked: Scalars['Int']['output'];
  /** Days with a sign-in. */
  readonly daysSignedIn: Scalars['Int']['output'];
  /** Holidays with a sign-in, among `daysSignedIn`. A holiday on a day off is a day off. */
  readonly holidaysWorked: Scalars['Int']['output'];
  /** Stable key: the staff ID, with a number after it for a person who had it before somebody else. */
  readonly key: Scalars['ID']['output'];
  /** Days late. */
  readonly late: Scalars['Int']['output'];
  /** Whole minutes after the shift's start, of all days late. */
  readonly lateMinutes: Scalars['Int']['output'];
  /** The part of `minutesWorked` on days off. */
  readonly minutesOnDaysOff: Scalars['Int']['output'];
  /** The part of `minutesWorked` on holidays. */
  readonly minutesOnHolidays: Scalars['Int']['output'];
  /** Whole minutes from the first sign-in to the last sign-out of each counted day, by the time that really passed. No break is taken off. */
  readonly minutesWorked: Scalars['Int']['output'];
  /** Days with a sign-out and no sign-in. */
  readonly noSignIn: Scalars['Int']['output'];
  /** Days with a sign-in and no later sign-out, once the day is over. */
  readonly noSignOut: Scalars['Int']['output'];
  /** Days that are not known. */
  readonly notKnown: Scalars['Int']['output'];
  /** Working days on leave without a sign-in or sign-out, of the extension leave; 0 without it. */
  readonly onLeave: Scalars['Int']['output'];
  /** Whole minutes beyond the shift's length, summed up over the counted days; null where one of them has no shift with a known start and end. */
  readonly overtime?: Maybe<Scalars['Int']['output']>;
  /** Name of the shift on the register; an empty string when there is none. */
  readonly shift: Scalars['String']['output'];
  /** Staff member, as in the month sheet. */
  readonly staff: StaffSummary;
};

/** A page of the staff list. */
export type StaffList = {
  readonly __typename?: 'StaffList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<StaffMember>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the staff list. */
export type StaffListFacetsArgs = {
  columns: ReadonlyArray<StaffColumn>;
};

/** A staff record. */
export type StaffMember = {
  readonly __typename?: 'StaffMember';
  /** When the record was created; null when the reply lacks it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Upstream's id of the record, used in its addresses. */
  readonly id: Scalars['ID']['output'];
  /** Address of the reference photo as upstream gives it; an empty string when there is none. */
  readonly imageURL: Scalars['String']['output'];
  /** The shift; null when the record has none or upstream does not say. */
  readonly shift?: Maybe<ShiftName>;
  /** The parts that every report repeats, and the reference photo. */
  readonly staff: StaffSummary;
  /** Organisational unit; an empty string when missing. */
  readonly unit: Scalars['String']['output'];
};

/** One person's month in a month sheet, which has everybody who is on the register or was on it on a day of the month. The days of all reasons and the unknown days add up to the days of the month. */
export type StaffMonth = {
  readonly __typename?: 'StaffMonth';
  /** Days absent. */
  readonly absent: Scalars['Int']['output'];
  /** Days off. */
  readonly dayOff: Scalars['Int']['output'];
  /** All days of the month, ascending. */
  readonly days: ReadonlyArray<MonthDayMark>;
  /** What should be checked in the sign-ins of each date, ascending; dates with nothing to check are left out. Possible kinds: AWAY, SAME_FIX, TRAVEL and RECOGNISED_WITHOUT_PHOTO. Photos are not read for it, and sign-outs are not checked. Errors: those of the sign-ins of the month and of 28 days before each day. */
  readonly findings: ReadonlyArray<MonthFinding>;
  /** Holidays. */
  readonly holiday: Scalars['Int']['output'];
  /** Stable key: the staff ID, followed by a number for a person who had it before somebody else. */
  readonly key: Scalars['ID']['output'];
  /** Days late. */
  readonly late: Scalars['Int']['output'];
  /** Whole minutes after the shift's start, of all days late. */
  readonly lateMinutes: Scalars['Int']['output'];
  /** Days on which the absent list names the person, whatever the reason; only days that are known count. */
  readonly listedAbsent: Scalars['Int']['output'];
  /** Days that are not known. */
  readonly notKnown: Scalars['Int']['output'];
  /** Working days on leave without a sign-in or sign-out, of the extension leave; 0 without it. */
  readonly onLeave: Scalars['Int']['output'];
  /** Days with any other reason: not due yet, signed out only, new, no shift, unexplained. */
  readonly other: Scalars['Int']['output'];
  /** Days of an outage. */
  readonly outage: Scalars['Int']['output'];
  /** Days present, those late left out. */
  readonly present: Scalars['Int']['output'];
  /** Name of the shift on the register; an empty string when there is none. */
  readonly shift: Scalars['String']['output'];
  /** Staff member, as lists or the register show them on the last day of the month that names them. */
  readonly staff: StaffSummary;
};

/** One step of a sort of the staff list. */
export type StaffOrder = {
  /** The column. */
  readonly column: StaffColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** What was read of a spreadsheet. Show it to people before anything is sent. */
export type StaffSheet = {
  readonly __typename?: 'StaffSheet';
  /** Line of the column headings. */
  readonly headingLine: Scalars['Int']['output'];
  /** Column headings from left to right, without blank ones. */
  readonly headings: ReadonlyArray<SheetHeading>;
  /** Rows that a filter or a person has hidden in the spreadsheet program. They are read like the others. */
  readonly hiddenRows: Scalars['Int']['output'];
  /** The sheet is hidden in the spreadsheet program. */
  readonly isHidden: Scalars['Boolean']['output'];
  /** Fields that have no column. The rows repeat it for the name alone. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** Name of the sheet that was read, always the first; null for a CSV file. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Names of the sheets that were not read, in their order. */
  readonly otherSheets: ReadonlyArray<Scalars['String']['output']>;
  /** What people should know about the sheet, in sentences: hidden rows, missing columns, two columns for one field and the like. Empty when there is nothing. */
  readonly remarks: ReadonlyArray<Scalars['String']['output']>;
};

/** The parts of a staff record that every report repeats, as upstream embeds them. A missing part is an empty string. */
export type StaffSummary = {
  readonly __typename?: 'StaffSummary';
  /** Department. */
  readonly department: Scalars['String']['output'];
  /** District of the staff record. */
  readonly district: Scalars['String']['output'];
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** Upstream's id of the person, who keeps it when a staff ID is given to somebody else; null where the reply does not say it. */
  readonly personID?: Maybe<Scalars['ID']['output']>;
  /** Reference photo; null when the record has none. */
  readonly photo?: Maybe<Photo>;
  /** Service centre of the staff record. */
  readonly serviceCentre: Scalars['String']['output'];
  /** Staff ID as text, at most 64 characters; unique; leading zeros are kept. */
  readonly staffID: Scalars['String']['output'];
};

/** One day of the trend. Numbers are people, each staff ID once; a number is null when it is unknown, never 0: its call failed for the day, or its reply was neither success nor error. */
export type TrendDay = {
  readonly __typename?: 'TrendDay';
  /** People listed as absent; null when GET /attendance/exception could not be read for the day, and for a day before the company has records. */
  readonly absent?: Maybe<Scalars['Int']['output']>;
  /** People who signed in; null when GET /attendance/findall could not be read for the day. */
  readonly attendance?: Maybe<Scalars['Int']['output']>;
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** True on Saturday and Sunday. */
  readonly isWeekend: Scalars['Boolean']['output'];
  /** People listed as late; null when GET /attendance/lateness could not be read for the day. */
  readonly lateness?: Maybe<Scalars['Int']['output']>;
};

/** Values to change of a shift. Missing, null and empty values stay as they are. */
export type UpdateShiftInput = {
  /** End, HH:MM or HH:MM:SS. */
  readonly endTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Clock time after the start, or a grace duration at or before it, HH:MM or HH:MM:SS. */
  readonly latenessThreshold?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** Name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Late days in a month that make serial lateness, 1 to 10. */
  readonly serialLatenessThreshold?: InputMaybe<Scalars['Int']['input']>;
  /** Start, HH:MM or HH:MM:SS. */
  readonly startTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** Values to change of a staff record. Missing, null and empty values stay as they are; the staff ID cannot change. */
export type UpdateStaffInput = {
  /** Department. */
  readonly department?: InputMaybe<Scalars['String']['input']>;
  /** District of the staff record. */
  readonly district?: InputMaybe<Scalars['String']['input']>;
  /** Reference photo: PNG or JPEG by content, at most 8 MiB; metadata is removed. */
  readonly image?: InputMaybe<Scalars['Upload']['input']>;
  /** Full name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Service centre of the staff record. */
  readonly serviceCentre?: InputMaybe<Scalars['String']['input']>;
  /** Upstream's id of the shift. */
  readonly shift?: InputMaybe<Scalars['ID']['input']>;
  /** Organisational unit. */
  readonly unit?: InputMaybe<Scalars['String']['input']>;
};

/** Values to change of a dashboard user. Missing, null and empty values stay as they are; `isActive: false` is a value. */
export type UpdateUserInput = {
  /** District. */
  readonly district?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user may sign in. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** MAC address of the user's device; it cannot be cleared. */
  readonly macAddress?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Role. */
  readonly role?: InputMaybe<Role>;
  /** Service centre. */
  readonly serviceCentre?: InputMaybe<Scalars['String']['input']>;
};

/** A dashboard user. */
export type User = {
  readonly __typename?: 'User';
  /** When the user was created; null when the reply lacks it. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** District; an empty string when missing. */
  readonly district: Scalars['String']['output'];
  /** Email address the user signs in with. */
  readonly email: Scalars['String']['output'];
  /** Upstream's id of the user. */
  readonly id: Scalars['ID']['output'];
  /** Whether the user may sign in; false when the reply lacks it. */
  readonly isActive: Scalars['Boolean']['output'];
  /** MAC address of the user's device; an empty string when missing. */
  readonly macAddress: Scalars['String']['output'];
  /** Full name; an empty string when missing. */
  readonly name: Scalars['String']['output'];
  /** Role; null when upstream sends another value than the three. */
  readonly role?: Maybe<Role>;
  /** Service centre; an empty string when missing. */
  readonly serviceCentre: Scalars['String']['output'];
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
  readonly allOf?: InputMaybe<ReadonlyArray<UserCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<UserCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<UserColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<UserCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the users list. */
export type UserList = {
  readonly __typename?: 'UserList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<User>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the users list. */
export type UserListFacetsArgs = {
  columns: ReadonlyArray<UserColumn>;
};

/** One step of a sort of the users list. */
export type UserOrder = {
  /** The column. */
  readonly column: UserColumn;
  /** Direction. */
  readonly direction?: Direction;
};

/** Where somebody usually signs in. */
export type UsualPlace = {
  readonly __typename?: 'UsualPlace';
  /** What it was learned from. */
  readonly basis: UsualPlaceBasis;
  /** Sign-ins that it was learned from; days of the centre where the basis is not OWN. */
  readonly count: Scalars['Int']['output'];
  /** Degrees north. */
  readonly latitude: Scalars['Latitude']['output'];
  /** Degrees east. */
  readonly longitude: Scalars['Longitude']['output'];
};

/** What a usual place was learned from. */
export type UsualPlaceBasis =
  /** The median of the sign-ins at the person's service centre, because the person has too few. */
  | 'CENTRE'
  /** The new place of the person's service centre: its records moved together, and the person's were with them before. */
  | 'MOVED_CENTRE'
  /** The median of the person's own sign-ins of the 28 days before; needs five or more. */
  | 'OWN';

/** What a reviewer says of the two photos of an attendance record. */
export type Verdict =
  /** It cannot be told from these photos. */
  | 'CANNOT_TELL'
  /** They show two people. */
  | 'DIFFERENT'
  /** They show one person. */
  | 'SAME';

/** The caller: read from the token's claims; for a machine token, from the service. */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /** District of the user; an empty string when the token has none. It limits nothing. */
  readonly district: Scalars['String']['output'];
  /** Email address that the user signs in with; for a machine token, of the user who made it. */
  readonly email: Scalars['String']['output'];
  /** The machine token of the caller; null for a person who signed in. */
  readonly machineToken?: Maybe<MachineToken>;
  /** Role; decides which fields answer. */
  readonly role: Role;
  /** Upstream's id of the user, or of the machine token. */
  readonly userID: Scalars['ID']['output'];
};

/** A device whose key is not revoked, as the service watches it. Needs version 2 of the extension intake. */
export type WatchedDevice = {
  readonly __typename?: 'WatchedDevice';
  /** Upstream's id of its key. */
  readonly id: Scalars['ID']['output'];
  /** When its last record arrived; null when it has never sent one. */
  readonly lastRecordAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which device it is. */
  readonly name: Scalars['String']['output'];
  /** Records that arrived today; null when the reply lacks them. */
  readonly recordsToday?: Maybe<Scalars['Int']['output']>;
  /** Service centre of the device; an empty string when it may record for any. */
  readonly serviceCentre: Scalars['String']['output'];
  /** Whole minutes since its last record arrived; null as above. */
  readonly silentMinutes?: Maybe<Scalars['Int']['output']>;
  /** What is known of it today. */
  readonly state: DeviceState;
  /** Median number of records on this weekday in the last four weeks; null where it usually sends none. */
  readonly usualRecords?: Maybe<Scalars['Int']['output']>;
  /** Time of day, HH:MM:SS, until which its first record has come on each of those days; null as above. */
  readonly usualStart?: Maybe<Scalars['String']['output']>;
};

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
  readonly allOf?: InputMaybe<ReadonlyArray<WatchedDeviceCondition>>;
  /** A group of which at least one holds; an empty one passes nothing. */
  readonly anyOf?: InputMaybe<ReadonlyArray<WatchedDeviceCondition>>;
  /** The column that the parts below compare, up to the groups. */
  readonly column?: InputMaybe<WatchedDeviceColumn>;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: InputMaybe<Scalars['String']['input']>;
  /** The value is this or later in the column's order; dates as YYYY-MM-DD. */
  readonly from?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or later on the wall clock; later than `toTime`, the times between pass midnight. Of LAST_RECORD, USUAL_START. */
  readonly fromTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
  /** The shown value is one of these, at most 500, to the letter; an empty list passes nothing. A column of a fixed set refuses other values. */
  readonly in?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What must not hold; a row without the value passes. */
  readonly not?: InputMaybe<WatchedDeviceCondition>;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: InputMaybe<Scalars['String']['input']>;
  /** The time of day of the value is this or earlier, to the second. */
  readonly toTime?: InputMaybe<Scalars['TimeOfDay']['input']>;
};

/** A page of the device list. */
export type WatchedDeviceList = {
  readonly __typename?: 'WatchedDeviceList';
  /** When this list was last revalidated with upstream. */
  readonly asOf: Scalars['DateTime']['output'];
  /** Values with counts for filter menus. */
  readonly facets: ReadonlyArray<Facet>;
  /** The rows of the page, in the order asked for; upstream's order when none is asked. */
  readonly nodes: ReadonlyArray<WatchedDevice>;
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  /** Where the page ends, to ask for the next one. */
  readonly pageInfo: PageInfo;
  /** Number of rows that pass search and where, over all pages. */
  readonly totalCount: Scalars['Int']['output'];
  /** Number of rows without search and where. */
  readonly unfilteredCount: Scalars['Int']['output'];
};


/** A page of the device list. */
export type WatchedDeviceListFacetsArgs = {
  columns: ReadonlyArray<WatchedDeviceColumn>;
};

/** One step of a sort of the device list. */
export type WatchedDeviceOrder = {
  /** The column. */
  readonly column: WatchedDeviceColumn;
  /** Direction. */
  readonly direction?: Direction;
};
