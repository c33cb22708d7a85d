import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Written } from '../graphql/writes.ts';
import type { ImportedBatch } from '../sheets/staff-batch.ts';
import type { SheetFacts } from '../sheets/parse-sheet.ts';
import type { ImportedLeaves } from '../sheets/leave-batch.ts';
import type { LeaveSheetRow } from '../sheets/check-leaves.ts';
import type { StaffRow } from '../sheets/check-rows.ts';
import type { OrganisationLists } from '../staff/organisation.ts';
import type { PhotoAddress } from '../photos/photo.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import type { OverviewDay } from '../reports/overview.ts';
import type { ShiftRow, HolidayRow } from '../upstream/readers/shift.ts';
import type { DayFactRow } from '../days/reasons/person-day.ts';
import type { PersonMonthAnswer } from '../days/person-month.ts';
import type { DayMark, DayTotal, StaffMonthRow } from '../days/month-sheet.ts';
import type { LetterRow, Pack } from '../letters/letters.ts';
import type { PrintedLetterhead } from '../letters/letter-texts.ts';
import type { LetterRecordRow } from '../letters/read-register.ts';
import type { TriedShift, TriedMonth } from '../shifts/shift-trial.ts';
import type { TrialPerson } from '../shifts/judge-shift.ts';
import type { MorningMailChoiceRow, MorningMailRow } from '../upstream/readers/morning-mail.ts';
import type { CaseFile, VerdictRow, ReviewRow } from '../upstream/readers/review.ts';
import type { MonthlyDayRow } from '../reports/expand-days.ts';
import type { ListPage } from '../lists/list-field.ts';
import type { MonthlyRow } from '../upstream/readers/monthly.ts';
import type { AbsentRow } from '../upstream/readers/attendance.ts';
import type { AttendanceMonthPage } from '../reports/attendance-month.ts';
import type { FoundRecordRow } from '../evidence/finding.ts';
import type { AttendancePage } from '../reviews/join-reviews.ts';
import type { ChangeRow } from '../upstream/readers/change.ts';
import type { ComparedStaffRow } from '../reports/compare-periods.ts';
import type { ComparedPage } from '../reports/comparison.ts';
import type { DeviceKeyRow, MachineTokenRow, UserRow, WatchedDeviceRow } from '../upstream/readers/accounts.ts';
import type { PersonDayRow } from '../days/reasons/explained-day.ts';
import type { ExplainedDayPage } from '../days/reasons/explained-day-fields.ts';
import type { StaffHoursRow, StaffHoursPage } from '../reports/hours.ts';
import type { LatenessRow } from '../reports/lateness.ts';
import type { LeaveRow } from '../upstream/readers/leave.ts';
import type { NearSerialLatenessRow, NearSerialLatenessPage, SerialLatenessDayPage } from '../reports/serial-lateness.ts';
import type { Office } from '../../schema/generated/types.ts';
import type { PersonMonthDayRow } from '../days/person-month-day.ts';
import type { PhotoFindingRow, PhotoFindingPage } from '../reports/photo-findings.ts';
import type { ReconciledStaffRow } from '../reports/reconciliation.ts';
import type { RecordedLetterRow } from '../upstream/readers/letter.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import type { Context } from '../app-context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
import type * as Types from '../../schema/generated/types.ts';
export type * from '../../schema/generated/types.ts';


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Absentee: ResolverTypeWrapper<AbsentRow>;
  AbsenteeColumn: Types.AbsenteeColumn;
  AbsenteeCondition: Types.AbsenteeCondition;
  AbsenteeDay: ResolverTypeWrapper<MonthlyDayRow>;
  AbsenteeDayColumn: Types.AbsenteeDayColumn;
  AbsenteeDayCondition: Types.AbsenteeDayCondition;
  AbsenteeDayList: ResolverTypeWrapper<ListPage<MonthlyDayRow>>;
  AbsenteeDayOrder: Types.AbsenteeDayOrder;
  AbsenteeList: ResolverTypeWrapper<ListPage<AbsentRow>>;
  AbsenteeOrder: Types.AbsenteeOrder;
  AbsenteeSummaryColumn: Types.AbsenteeSummaryColumn;
  AbsenteeSummaryCondition: Types.AbsenteeSummaryCondition;
  AbsenteeSummaryList: ResolverTypeWrapper<ListPage<MonthlyRow>>;
  AbsenteeSummaryOrder: Types.AbsenteeSummaryOrder;
  AbsenteeSummaryRecord: ResolverTypeWrapper<MonthlyRow>;
  AttendanceColumn: Types.AttendanceColumn;
  AttendanceCondition: Types.AttendanceCondition;
  AttendanceList: ResolverTypeWrapper<AttendancePage>;
  AttendanceMode: Types.AttendanceMode;
  AttendanceMonthColumn: Types.AttendanceMonthColumn;
  AttendanceMonthCondition: Types.AttendanceMonthCondition;
  AttendanceMonthList: ResolverTypeWrapper<AttendanceMonthPage>;
  AttendanceMonthOrder: Types.AttendanceMonthOrder;
  AttendanceOrder: Types.AttendanceOrder;
  AttendanceRecord: ResolverTypeWrapper<FoundRecordRow>;
  AttendanceTrend: ResolverTypeWrapper<Types.AttendanceTrend>;
  BatchEdit: ResolverTypeWrapper<Types.BatchEdit>;
  BatchEditValue: ResolverTypeWrapper<Types.BatchEditValue>;
  BatchProblem: ResolverTypeWrapper<Types.BatchProblem>;
  BatchProblemSeverity: Types.BatchProblemSeverity;
  BatchRow: ResolverTypeWrapper<StaffRow>;
  BatchRowOutcome: Types.BatchRowOutcome;
  BatchTotals: ResolverTypeWrapper<Types.BatchTotals>;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  Capabilities: ResolverTypeWrapper<Types.Capabilities>;
  Change: ResolverTypeWrapper<ChangeRow>;
  ChangeAction: Types.ChangeAction;
  ChangeColumn: Types.ChangeColumn;
  ChangeCondition: Types.ChangeCondition;
  ChangeList: ResolverTypeWrapper<ListPage<ChangeRow>>;
  ChangeOrder: Types.ChangeOrder;
  ChangeSubject: Types.ChangeSubject;
  ChangedField: ResolverTypeWrapper<Types.ChangedField>;
  ComparedChange: Types.ComparedChange;
  ComparedDays: Types.ComparedDays;
  ComparedStaff: ResolverTypeWrapper<ComparedStaffRow>;
  ComparedStaffColumn: Types.ComparedStaffColumn;
  ComparedStaffCondition: Types.ComparedStaffCondition;
  ComparedStaffList: ResolverTypeWrapper<ComparedPage>;
  ComparedStaffOrder: Types.ComparedStaffOrder;
  ComparisonMeasure: Types.ComparisonMeasure;
  Confirmation: ResolverTypeWrapper<Written>;
  Count: ResolverTypeWrapper<Types.Count>;
  Coverage: ResolverTypeWrapper<Types.Coverage>;
  CreateDeviceKeyInput: Types.CreateDeviceKeyInput;
  CreateMachineTokenInput: Types.CreateMachineTokenInput;
  CreateShiftInput: Types.CreateShiftInput;
  CreateStaffInput: Types.CreateStaffInput;
  CreateUserInput: Types.CreateUserInput;
  CreatedCredential: ResolverTypeWrapper<Types.CreatedCredential>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DayFact: ResolverTypeWrapper<DayFactRow>;
  DayFactKind: Types.DayFactKind;
  DayOrder: Types.DayOrder;
  DayReason: Types.DayReason;
  DayReasonCount: ResolverTypeWrapper<Types.DayReasonCount>;
  DayUnknown: Types.DayUnknown;
  DeviceKey: ResolverTypeWrapper<DeviceKeyRow>;
  DeviceKeyColumn: Types.DeviceKeyColumn;
  DeviceKeyCondition: Types.DeviceKeyCondition;
  DeviceKeyList: ResolverTypeWrapper<ListPage<DeviceKeyRow>>;
  DeviceKeyOrder: Types.DeviceKeyOrder;
  DeviceState: Types.DeviceState;
  DigestScope: Types.DigestScope;
  Direction: Types.Direction;
  DistrictCentres: ResolverTypeWrapper<Types.DistrictCentres>;
  Extension: ResolverTypeWrapper<Types.Extension>;
  Facet: ResolverTypeWrapper<Types.Facet>;
  FacetValue: ResolverTypeWrapper<Types.FacetValue>;
  Finding: ResolverTypeWrapper<Omit<Types.Finding, 'photos'> & { photos: ReadonlyArray<ResolversTypes['FindingPhoto']> }>;
  FindingKind: Types.FindingKind;
  FindingPhoto: ResolverTypeWrapper<Omit<Types.FindingPhoto, 'photo'> & { photo: ResolversTypes['Photo'] }>;
  FindingRecord: ResolverTypeWrapper<Types.FindingRecord>;
  Float: ResolverTypeWrapper<Types.Scalars['Float']['output']>;
  FoundStaff: ResolverTypeWrapper<Omit<Types.FoundStaff, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['StaffSummary']> }>;
  Holiday: ResolverTypeWrapper<HolidayRow>;
  HolidayColumn: Types.HolidayColumn;
  HolidayCondition: Types.HolidayCondition;
  HolidayList: ResolverTypeWrapper<ListPage<HolidayRow>>;
  HolidayOrder: Types.HolidayOrder;
  HoursSum: ResolverTypeWrapper<Types.HoursSum>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  Judging: ResolverTypeWrapper<Types.Judging>;
  LatenessColumn: Types.LatenessColumn;
  LatenessCondition: Types.LatenessCondition;
  LatenessList: ResolverTypeWrapper<ListPage<LatenessRow>>;
  LatenessOrder: Types.LatenessOrder;
  LatenessRecord: ResolverTypeWrapper<LatenessRow>;
  LatenessShift: ResolverTypeWrapper<Types.LatenessShift>;
  Latitude: ResolverTypeWrapper<Types.Scalars['Latitude']['output']>;
  Leave: ResolverTypeWrapper<LeaveRow>;
  LeaveBatch: ResolverTypeWrapper<ImportedLeaves>;
  LeaveBatchRow: ResolverTypeWrapper<LeaveSheetRow>;
  LeaveBatchTotals: ResolverTypeWrapper<Types.LeaveBatchTotals>;
  LeaveChanges: Types.LeaveChanges;
  LeaveColumn: Types.LeaveColumn;
  LeaveCondition: Types.LeaveCondition;
  LeaveInput: Types.LeaveInput;
  LeaveKind: Types.LeaveKind;
  LeaveList: ResolverTypeWrapper<ListPage<LeaveRow>>;
  LeaveOfDay: ResolverTypeWrapper<Types.LeaveOfDay>;
  LeaveOrder: Types.LeaveOrder;
  LeaveRowOutcome: Types.LeaveRowOutcome;
  Letter: ResolverTypeWrapper<LetterRow>;
  LetterDay: ResolverTypeWrapper<Types.LetterDay>;
  LetterKind: Types.LetterKind;
  LetterOrigin: Types.LetterOrigin;
  LetterPack: ResolverTypeWrapper<Pack>;
  LetterRecord: ResolverTypeWrapper<LetterRecordRow>;
  LetterRule: ResolverTypeWrapper<Types.LetterRule>;
  LetterSettings: ResolverTypeWrapper<Omit<Types.LetterSettings, 'letterhead'> & { letterhead: ResolversTypes['Letterhead'] }>;
  LetterStep: Types.LetterStep;
  LetterText: ResolverTypeWrapper<Types.LetterText>;
  LetterTextInput: Types.LetterTextInput;
  Letterhead: ResolverTypeWrapper<PrintedLetterhead>;
  LetterheadInput: Types.LetterheadInput;
  LettersRecorded: ResolverTypeWrapper<Types.LettersRecorded>;
  Longitude: ResolverTypeWrapper<Types.Scalars['Longitude']['output']>;
  MachineToken: ResolverTypeWrapper<MachineTokenRow>;
  MachineTokenColumn: Types.MachineTokenColumn;
  MachineTokenCondition: Types.MachineTokenCondition;
  MachineTokenList: ResolverTypeWrapper<ListPage<MachineTokenRow>>;
  MachineTokenOrder: Types.MachineTokenOrder;
  MailState: Types.MailState;
  MissingPunch: Types.MissingPunch;
  Month: ResolverTypeWrapper<Types.Scalars['Month']['output']>;
  MonthDayMark: ResolverTypeWrapper<DayMark>;
  MonthDayTotal: ResolverTypeWrapper<DayTotal>;
  MonthFinding: ResolverTypeWrapper<Types.MonthFinding>;
  MorningMail: ResolverTypeWrapper<MorningMailRow>;
  MorningMailChoice: ResolverTypeWrapper<MorningMailChoiceRow>;
  MorningMailColumn: Types.MorningMailColumn;
  MorningMailCondition: Types.MorningMailCondition;
  MorningMailInput: Types.MorningMailInput;
  MorningMailList: ResolverTypeWrapper<ListPage<MorningMailRow>>;
  MorningMailOrder: Types.MorningMailOrder;
  MorningMailPreview: ResolverTypeWrapper<Types.MorningMailPreview>;
  MovedCentre: ResolverTypeWrapper<Types.MovedCentre>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearSerialLateness: ResolverTypeWrapper<NearSerialLatenessRow>;
  NearSerialLatenessColumn: Types.NearSerialLatenessColumn;
  NearSerialLatenessCondition: Types.NearSerialLatenessCondition;
  NearSerialLatenessList: ResolverTypeWrapper<NearSerialLatenessPage>;
  NearSerialLatenessOrder: Types.NearSerialLatenessOrder;
  Office: ResolverTypeWrapper<Office>;
  OfficeColumn: Types.OfficeColumn;
  OfficeCondition: Types.OfficeCondition;
  OfficeList: ResolverTypeWrapper<ListPage<Office>>;
  OfficeOrder: Types.OfficeOrder;
  OperationRole: ResolverTypeWrapper<Types.OperationRole>;
  Organisation: ResolverTypeWrapper<OrganisationLists>;
  Overview: ResolverTypeWrapper<OverviewDay>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  PersonDay: ResolverTypeWrapper<PersonDayRow>;
  PersonDayColumn: Types.PersonDayColumn;
  PersonDayCondition: Types.PersonDayCondition;
  PersonDayList: ResolverTypeWrapper<ExplainedDayPage>;
  PersonDayOrder: Types.PersonDayOrder;
  PersonMonth: ResolverTypeWrapper<PersonMonthAnswer>;
  PersonMonthCounts: ResolverTypeWrapper<Types.PersonMonthCounts>;
  PersonMonthDay: ResolverTypeWrapper<PersonMonthDayRow>;
  PersonMonthDayColumn: Types.PersonMonthDayColumn;
  PersonMonthDayCondition: Types.PersonMonthDayCondition;
  PersonMonthDayList: ResolverTypeWrapper<ListPage<PersonMonthDayRow>>;
  PersonMonthDayOrder: Types.PersonMonthDayOrder;
  Photo: ResolverTypeWrapper<PhotoAddress>;
  PhotoComparison: ResolverTypeWrapper<Types.PhotoComparison>;
  PhotoFinding: ResolverTypeWrapper<PhotoFindingRow>;
  PhotoFindingColumn: Types.PhotoFindingColumn;
  PhotoFindingCondition: Types.PhotoFindingCondition;
  PhotoFindingList: ResolverTypeWrapper<PhotoFindingPage>;
  PhotoFindingOrder: Types.PhotoFindingOrder;
  PrintedLetterInput: Types.PrintedLetterInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReconciledCount: ResolverTypeWrapper<Types.ReconciledCount>;
  ReconciledGroup: Types.ReconciledGroup;
  ReconciledStaff: ResolverTypeWrapper<ReconciledStaffRow>;
  ReconciledStaffColumn: Types.ReconciledStaffColumn;
  ReconciledStaffCondition: Types.ReconciledStaffCondition;
  ReconciledStaffList: ResolverTypeWrapper<ListPage<ReconciledStaffRow>>;
  ReconciledStaffOrder: Types.ReconciledStaffOrder;
  Reconciliation: ResolverTypeWrapper<Types.Reconciliation>;
  RecordVerdict: ResolverTypeWrapper<VerdictRow>;
  RecordedLetter: ResolverTypeWrapper<RecordedLetterRow>;
  RecordedLetterColumn: Types.RecordedLetterColumn;
  RecordedLetterCondition: Types.RecordedLetterCondition;
  RecordedLetterList: ResolverTypeWrapper<ListPage<RecordedLetterRow>>;
  RecordedLetterOrder: Types.RecordedLetterOrder;
  RecordingOutcome: Types.RecordingOutcome;
  RecordingVerdict: ResolverTypeWrapper<Types.RecordingVerdict>;
  Review: ResolverTypeWrapper<CaseFile>;
  ReviewClaims: ResolverTypeWrapper<Omit<Types.ReviewClaims, 'records'> & { records: ReadonlyArray<ResolversTypes['AttendanceRecord']> }>;
  ReviewColumn: Types.ReviewColumn;
  ReviewCondition: Types.ReviewCondition;
  ReviewList: ResolverTypeWrapper<ListPage<ReviewRow>>;
  ReviewOrder: Types.ReviewOrder;
  ReviewState: Types.ReviewState;
  ReviewedRecord: ResolverTypeWrapper<ReviewRow>;
  Role: Types.Role;
  SeenPhotos: Types.SeenPhotos;
  SerialLatenessColumn: Types.SerialLatenessColumn;
  SerialLatenessCondition: Types.SerialLatenessCondition;
  SerialLatenessDay: ResolverTypeWrapper<MonthlyDayRow>;
  SerialLatenessDayColumn: Types.SerialLatenessDayColumn;
  SerialLatenessDayCondition: Types.SerialLatenessDayCondition;
  SerialLatenessDayList: ResolverTypeWrapper<SerialLatenessDayPage>;
  SerialLatenessDayOrder: Types.SerialLatenessDayOrder;
  SerialLatenessList: ResolverTypeWrapper<ListPage<MonthlyRow>>;
  SerialLatenessOrder: Types.SerialLatenessOrder;
  SerialLatenessRecord: ResolverTypeWrapper<MonthlyRow>;
  SheetHeading: ResolverTypeWrapper<Types.SheetHeading>;
  Shift: ResolverTypeWrapper<ShiftRow>;
  ShiftColumn: Types.ShiftColumn;
  ShiftCondition: Types.ShiftCondition;
  ShiftList: ResolverTypeWrapper<ListPage<ShiftRow>>;
  ShiftName: ResolverTypeWrapper<Types.ShiftName>;
  ShiftOrder: Types.ShiftOrder;
  ShiftTrial: ResolverTypeWrapper<TriedShift>;
  ShiftTrialMonth: ResolverTypeWrapper<TriedMonth>;
  ShiftTrialPerson: ResolverTypeWrapper<TrialPerson>;
  SignIn: ResolverTypeWrapper<Omit<Types.SignIn, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  Source: ResolverTypeWrapper<Types.Source>;
  StaffBatch: ResolverTypeWrapper<ImportedBatch>;
  StaffColumn: Types.StaffColumn;
  StaffCondition: Types.StaffCondition;
  StaffHoursColumn: Types.StaffHoursColumn;
  StaffHoursCondition: Types.StaffHoursCondition;
  StaffHoursList: ResolverTypeWrapper<StaffHoursPage>;
  StaffHoursOrder: Types.StaffHoursOrder;
  StaffHoursRecord: ResolverTypeWrapper<StaffHoursRow>;
  StaffList: ResolverTypeWrapper<ListPage<StaffMemberRow>>;
  StaffMember: ResolverTypeWrapper<StaffMemberRow>;
  StaffMonth: ResolverTypeWrapper<StaffMonthRow>;
  StaffOrder: Types.StaffOrder;
  StaffSheet: ResolverTypeWrapper<SheetFacts>;
  StaffSummary: ResolverTypeWrapper<StaffSummaryRow>;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  TimeOfDay: ResolverTypeWrapper<Types.Scalars['TimeOfDay']['output']>;
  TrendDay: ResolverTypeWrapper<Types.TrendDay>;
  UpdateShiftInput: Types.UpdateShiftInput;
  UpdateStaffInput: Types.UpdateStaffInput;
  UpdateUserInput: Types.UpdateUserInput;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<UserRow>;
  UserColumn: Types.UserColumn;
  UserCondition: Types.UserCondition;
  UserList: ResolverTypeWrapper<ListPage<UserRow>>;
  UserOrder: Types.UserOrder;
  UsualPlace: ResolverTypeWrapper<Types.UsualPlace>;
  UsualPlaceBasis: Types.UsualPlaceBasis;
  Verdict: Types.Verdict;
  Viewer: ResolverTypeWrapper<Omit<Types.Viewer, 'machineToken'> & { machineToken?: Types.Maybe<ResolversTypes['MachineToken']> }>;
  WatchedDevice: ResolverTypeWrapper<WatchedDeviceRow>;
  WatchedDeviceColumn: Types.WatchedDeviceColumn;
  WatchedDeviceCondition: Types.WatchedDeviceCondition;
  WatchedDeviceList: ResolverTypeWrapper<ListPage<WatchedDeviceRow>>;
  WatchedDeviceOrder: Types.WatchedDeviceOrder;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Absentee: AbsentRow;
  AbsenteeCondition: Types.AbsenteeCondition;
  AbsenteeDay: MonthlyDayRow;
  AbsenteeDayCondition: Types.AbsenteeDayCondition;
  AbsenteeDayList: ListPage<MonthlyDayRow>;
  AbsenteeDayOrder: Types.AbsenteeDayOrder;
  AbsenteeList: ListPage<AbsentRow>;
  AbsenteeOrder: Types.AbsenteeOrder;
  AbsenteeSummaryCondition: Types.AbsenteeSummaryCondition;
  AbsenteeSummaryList: ListPage<MonthlyRow>;
  AbsenteeSummaryOrder: Types.AbsenteeSummaryOrder;
  AbsenteeSummaryRecord: MonthlyRow;
  AttendanceCondition: Types.AttendanceCondition;
  AttendanceList: AttendancePage;
  AttendanceMonthCondition: Types.AttendanceMonthCondition;
  AttendanceMonthList: AttendanceMonthPage;
  AttendanceMonthOrder: Types.AttendanceMonthOrder;
  AttendanceOrder: Types.AttendanceOrder;
  AttendanceRecord: FoundRecordRow;
  AttendanceTrend: Types.AttendanceTrend;
  BatchEdit: Types.BatchEdit;
  BatchEditValue: Types.BatchEditValue;
  BatchProblem: Types.BatchProblem;
  BatchRow: StaffRow;
  BatchTotals: Types.BatchTotals;
  Boolean: Types.Scalars['Boolean']['output'];
  Capabilities: Types.Capabilities;
  Change: ChangeRow;
  ChangeCondition: Types.ChangeCondition;
  ChangeList: ListPage<ChangeRow>;
  ChangeOrder: Types.ChangeOrder;
  ChangedField: Types.ChangedField;
  ComparedStaff: ComparedStaffRow;
  ComparedStaffCondition: Types.ComparedStaffCondition;
  ComparedStaffList: ComparedPage;
  ComparedStaffOrder: Types.ComparedStaffOrder;
  Confirmation: Written;
  Count: Types.Count;
  Coverage: Types.Coverage;
  CreateDeviceKeyInput: Types.CreateDeviceKeyInput;
  CreateMachineTokenInput: Types.CreateMachineTokenInput;
  CreateShiftInput: Types.CreateShiftInput;
  CreateStaffInput: Types.CreateStaffInput;
  CreateUserInput: Types.CreateUserInput;
  CreatedCredential: Types.CreatedCredential;
  Date: Types.Scalars['Date']['output'];
  DateTime: Types.Scalars['DateTime']['output'];
  DayFact: DayFactRow;
  DayReasonCount: Types.DayReasonCount;
  DeviceKey: DeviceKeyRow;
  DeviceKeyCondition: Types.DeviceKeyCondition;
  DeviceKeyList: ListPage<DeviceKeyRow>;
  DeviceKeyOrder: Types.DeviceKeyOrder;
  DistrictCentres: Types.DistrictCentres;
  Extension: Types.Extension;
  Facet: Types.Facet;
  FacetValue: Types.FacetValue;
  Finding: Omit<Types.Finding, 'photos'> & { photos: ReadonlyArray<ResolversParentTypes['FindingPhoto']> };
  FindingPhoto: Omit<Types.FindingPhoto, 'photo'> & { photo: ResolversParentTypes['Photo'] };
  FindingRecord: Types.FindingRecord;
  Float: Types.Scalars['Float']['output'];
  FoundStaff: Omit<Types.FoundStaff, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['StaffSummary']> };
  Holiday: HolidayRow;
  HolidayCondition: Types.HolidayCondition;
  HolidayList: ListPage<HolidayRow>;
  HolidayOrder: Types.HolidayOrder;
  HoursSum: Types.HoursSum;
  ID: Types.Scalars['ID']['output'];
  Int: Types.Scalars['Int']['output'];
  Judging: Types.Judging;
  LatenessCondition: Types.LatenessCondition;
  LatenessList: ListPage<LatenessRow>;
  LatenessOrder: Types.LatenessOrder;
  LatenessRecord: LatenessRow;
  LatenessShift: Types.LatenessShift;
  Latitude: Types.Scalars['Latitude']['output'];
  Leave: LeaveRow;
  LeaveBatch: ImportedLeaves;
  LeaveBatchRow: LeaveSheetRow;
  LeaveBatchTotals: Types.LeaveBatchTotals;
  LeaveChanges: Types.LeaveChanges;
  LeaveCondition: Types.LeaveCondition;
  LeaveInput: Types.LeaveInput;
  LeaveList: ListPage<LeaveRow>;
  LeaveOfDay: Types.LeaveOfDay;
  LeaveOrder: Types.LeaveOrder;
  Letter: LetterRow;
  LetterDay: Types.LetterDay;
  LetterPack: Pack;
  LetterRecord: LetterRecordRow;
  LetterRule: Types.LetterRule;
  LetterSettings: Omit<Types.LetterSettings, 'letterhead'> & { letterhead: ResolversParentTypes['Letterhead'] };
  LetterText: Types.LetterText;
  LetterTextInput: Types.LetterTextInput;
  Letterhead: PrintedLetterhead;
  LetterheadInput: Types.LetterheadInput;
  LettersRecorded: Types.LettersRecorded;
  Longitude: Types.Scalars['Longitude']['output'];
  MachineToken: MachineTokenRow;
  MachineTokenCondition: Types.MachineTokenCondition;
  MachineTokenList: ListPage<MachineTokenRow>;
  MachineTokenOrder: Types.MachineTokenOrder;
  Month: Types.Scalars['Month']['output'];
  MonthDayMark: DayMark;
  MonthDayTotal: DayTotal;
  MonthFinding: Types.MonthFinding;
  MorningMail: MorningMailRow;
  MorningMailChoice: MorningMailChoiceRow;
  MorningMailCondition: Types.MorningMailCondition;
  MorningMailInput: Types.MorningMailInput;
  MorningMailList: ListPage<MorningMailRow>;
  MorningMailOrder: Types.MorningMailOrder;
  MorningMailPreview: Types.MorningMailPreview;
  MovedCentre: Types.MovedCentre;
  Mutation: Record<PropertyKey, never>;
  NearSerialLateness: NearSerialLatenessRow;
  NearSerialLatenessCondition: Types.NearSerialLatenessCondition;
  NearSerialLatenessList: NearSerialLatenessPage;
  NearSerialLatenessOrder: Types.NearSerialLatenessOrder;
  Office: Office;
  OfficeCondition: Types.OfficeCondition;
  OfficeList: ListPage<Office>;
  OfficeOrder: Types.OfficeOrder;
  OperationRole: Types.OperationRole;
  Organisation: OrganisationLists;
  Overview: OverviewDay;
  PageInfo: Types.PageInfo;
  PersonDay: PersonDayRow;
  PersonDayCondition: Types.PersonDayCondition;
  PersonDayList: ExplainedDayPage;
  PersonDayOrder: Types.PersonDayOrder;
  PersonMonth: PersonMonthAnswer;
  PersonMonthCounts: Types.PersonMonthCounts;
  PersonMonthDay: PersonMonthDayRow;
  PersonMonthDayCondition: Types.PersonMonthDayCondition;
  PersonMonthDayList: ListPage<PersonMonthDayRow>;
  PersonMonthDayOrder: Types.PersonMonthDayOrder;
  Photo: PhotoAddress;
  PhotoComparison: Types.PhotoComparison;
  PhotoFinding: PhotoFindingRow;
  PhotoFindingCondition: Types.PhotoFindingCondition;
  PhotoFindingList: PhotoFindingPage;
  PhotoFindingOrder: Types.PhotoFindingOrder;
  PrintedLetterInput: Types.PrintedLetterInput;
  Query: Record<PropertyKey, never>;
  ReconciledCount: Types.ReconciledCount;
  ReconciledStaff: ReconciledStaffRow;
  ReconciledStaffCondition: Types.ReconciledStaffCondition;
  ReconciledStaffList: ListPage<ReconciledStaffRow>;
  ReconciledStaffOrder: Types.ReconciledStaffOrder;
  Reconciliation: Types.Reconciliation;
  RecordVerdict: VerdictRow;
  RecordedLetter: RecordedLetterRow;
  RecordedLetterCondition: Types.RecordedLetterCondition;
  RecordedLetterList: ListPage<RecordedLetterRow>;
  RecordedLetterOrder: Types.RecordedLetterOrder;
  RecordingVerdict: Types.RecordingVerdict;
  Review: CaseFile;
  ReviewClaims: Omit<Types.ReviewClaims, 'records'> & { records: ReadonlyArray<ResolversParentTypes['AttendanceRecord']> };
  ReviewCondition: Types.ReviewCondition;
  ReviewList: ListPage<ReviewRow>;
  ReviewOrder: Types.ReviewOrder;
  ReviewedRecord: ReviewRow;
  SeenPhotos: Types.SeenPhotos;
  SerialLatenessCondition: Types.SerialLatenessCondition;
  SerialLatenessDay: MonthlyDayRow;
  SerialLatenessDayCondition: Types.SerialLatenessDayCondition;
  SerialLatenessDayList: SerialLatenessDayPage;
  SerialLatenessDayOrder: Types.SerialLatenessDayOrder;
  SerialLatenessList: ListPage<MonthlyRow>;
  SerialLatenessOrder: Types.SerialLatenessOrder;
  SerialLatenessRecord: MonthlyRow;
  SheetHeading: Types.SheetHeading;
  Shift: ShiftRow;
  ShiftCondition: Types.ShiftCondition;
  ShiftList: ListPage<ShiftRow>;
  ShiftName: Types.ShiftName;
  ShiftOrder: Types.ShiftOrder;
  ShiftTrial: TriedShift;
  ShiftTrialMonth: TriedMonth;
  ShiftTrialPerson: TrialPerson;
  SignIn: Omit<Types.SignIn, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  Source: Types.Source;
  StaffBatch: ImportedBatch;
  StaffCondition: Types.StaffCondition;
  StaffHoursCondition: Types.StaffHoursCondition;
  StaffHoursList: StaffHoursPage;
  StaffHoursOrder: Types.StaffHoursOrder;
  StaffHoursRecord: StaffHoursRow;
  StaffList: ListPage<StaffMemberRow>;
  StaffMember: StaffMemberRow;
  StaffMonth: StaffMonthRow;
  StaffOrder: Types.StaffOrder;
  StaffSheet: SheetFacts;
  StaffSummary: StaffSummaryRow;
  String: Types.Scalars['String']['output'];
  TimeOfDay: Types.Scalars['TimeOfDay']['output'];
  TrendDay: Types.TrendDay;
  UpdateShiftInput: Types.UpdateShiftInput;
  UpdateStaffInput: Types.UpdateStaffInput;
  UpdateUserInput: Types.UpdateUserInput;
  Upload: Types.Scalars['Upload']['output'];
  User: UserRow;
  UserCondition: Types.UserCondition;
  UserList: ListPage<UserRow>;
  UserOrder: Types.UserOrder;
  UsualPlace: Types.UsualPlace;
  Viewer: Omit<Types.Viewer, 'machineToken'> & { machineToken?: Types.Maybe<ResolversParentTypes['MachineToken']> };
  WatchedDevice: WatchedDeviceRow;
  WatchedDeviceCondition: Types.WatchedDeviceCondition;
  WatchedDeviceList: ListPage<WatchedDeviceRow>;
  WatchedDeviceOrder: Types.WatchedDeviceOrder;
};

export type CallsDirectiveArgs = {
  eachDay?: Types.Maybe<ReadonlyArray<Types.Scalars['String']['input']>>;
  once?: Types.Maybe<Types.Scalars['Int']['input']>;
};

export type CallsDirectiveResolver<Result, Parent, ContextType = Context, Args = CallsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Types.Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ExtensionDirectiveArgs = {
  name: Types.Scalars['String']['input'];
};

export type ExtensionDirectiveResolver<Result, Parent, ContextType = Context, Args = ExtensionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Types.Maybe<Types.Scalars['Int']['input']>;
  requireOneSlicingArgument?: Types.Maybe<Types.Scalars['Boolean']['input']>;
  sizedFields?: Types.Maybe<ReadonlyArray<Types.Scalars['String']['input']>>;
  slicingArguments?: Types.Maybe<ReadonlyArray<Types.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PageDirectiveArgs = { };

export type PageDirectiveResolver<Result, Parent, ContextType = Context, Args = PageDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PersonalDirectiveArgs = { };

export type PersonalDirectiveResolver<Result, Parent, ContextType = Context, Args = PersonalDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresDirectiveArgs = {
  role: Types.Role;
  whilePasswordDue?: Types.Maybe<Types.Scalars['Boolean']['input']>;
};

export type RequiresDirectiveResolver<Result, Parent, ContextType = Context, Args = RequiresDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbsenteeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Absentee'] = ResolversParentTypes['Absentee']> = {
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  onLeave?: Resolver<Types.Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AbsenteeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeDay'] = ResolversParentTypes['AbsenteeDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onLeave?: Resolver<Types.Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AbsenteeDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeDayList'] = ResolversParentTypes['AbsenteeDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AbsenteeDayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AbsenteeDay']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenteeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeList'] = ResolversParentTypes['AbsenteeList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AbsenteeListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Absentee']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenteeSummaryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeSummaryList'] = ResolversParentTypes['AbsenteeSummaryList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AbsenteeSummaryListFacetsArgs, 'columns'>>;
  letters?: Resolver<Types.Maybe<ResolversTypes['LetterPack']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AbsenteeSummaryRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AbsenteeSummaryRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbsenteeSummaryRecord'] = ResolversParentTypes['AbsenteeSummaryRecord']> = {
  datesAbsent?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysOnLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ignoredEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AttendanceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceList'] = ResolversParentTypes['AttendanceList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AttendanceListFacetsArgs, 'columns'>>;
  movedCentres?: Resolver<ReadonlyArray<ResolversTypes['MovedCentre']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  placesCoverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  reviewSource?: Resolver<Types.Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceMonthListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceMonthList'] = ResolversParentTypes['AttendanceMonthList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  dayTotals?: Resolver<ReadonlyArray<ResolversTypes['MonthDayTotal']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.AttendanceMonthListFacetsArgs, 'columns'>>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StaffMonth']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceRecord'] = ResolversParentTypes['AttendanceRecord']> = {
  attendanceDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  distance?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['Finding']>, ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isImageRecognised?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Types.Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<Types.Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  photo?: Resolver<Types.Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type AttendanceTrendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceTrend'] = ResolversParentTypes['AttendanceTrend']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['TrendDay']>, ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
};

export type BatchEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchEdit'] = ResolversParentTypes['BatchEdit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['BatchEditValue']>, ParentType, ContextType>;
};

export type BatchEditValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchEditValue'] = ResolversParentTypes['BatchEditValue']> = {
  current?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchProblem'] = ResolversParentTypes['BatchProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['BatchProblemSeverity'], ParentType, ContextType>;
  suggestion?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchRow'] = ResolversParentTypes['BatchRow']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  edit?: Resolver<Types.Maybe<ResolversTypes['BatchEdit']>, ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSendable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['BatchRowOutcome'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['BatchProblem']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BatchTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchTotals'] = ResolversParentTypes['BatchTotals']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sendableFaulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CapabilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Capabilities'] = ResolversParentTypes['Capabilities']> = {
  extensions?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Extension']>>, ParentType, ContextType>;
  imageUpload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximumPageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operations?: Resolver<ReadonlyArray<ResolversTypes['OperationRole']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<Types.Maybe<ResolversTypes['ChangeAction']>, ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  program?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  subject?: Resolver<Types.Maybe<ResolversTypes['ChangeSubject']>, ParentType, ContextType>;
  subjectID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subjectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userID?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeList'] = ResolversParentTypes['ChangeList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.ChangeListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComparedStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedStaff'] = ResolversParentTypes['ComparedStaff']> = {
  change?: Resolver<Types.Maybe<ResolversTypes['ComparedChange']>, ParentType, ContextType>;
  difference?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earlier?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  earlierBelow?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isDifferenceAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEarlierAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLaterAtLeast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  later?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  laterBelow?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type ComparedStaffListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedStaffList'] = ResolversParentTypes['ComparedStaffList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earlierCoverage?: Resolver<Types.Maybe<ResolversTypes['Coverage']>, ParentType, ContextType>;
  earlierSources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.ComparedStaffListFacetsArgs, 'columns'>>;
  laterCoverage?: Resolver<Types.Maybe<ResolversTypes['Coverage']>, ParentType, ContextType>;
  laterSources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ComparedStaff']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  throughDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutRule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutStaff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Confirmation'] = ResolversParentTypes['Confirmation']> = {
  holiday?: Resolver<Types.Maybe<ResolversTypes['Holiday']>, ParentType, ContextType>;
  id?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  leave?: Resolver<Types.Maybe<ResolversTypes['Leave']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<Types.Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  shift?: Resolver<Types.Maybe<ResolversTypes['Shift']>, ParentType, ContextType>;
  source?: Resolver<Types.Maybe<ResolversTypes['Source']>, ParentType, ContextType>;
  staffMember?: Resolver<Types.Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Count'] = ResolversParentTypes['Count']> = {
  days?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distinctStaff?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rows?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['Source'], ParentType, ContextType>;
  withoutStaff?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CoverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coverage'] = ResolversParentTypes['Coverage']> = {
  daysAsked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLearning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreatedCredentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedCredential'] = ResolversParentTypes['CreatedCredential']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayFact'] = ResolversParentTypes['DayFact']> = {
  at?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DayFactKind'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  of?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<Types.Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  usual?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DayReasonCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayReasonCount'] = ResolversParentTypes['DayReasonCount']> = {
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DayReason'], ParentType, ContextType>;
};

export type DeviceKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceKey'] = ResolversParentTypes['DeviceKey']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeviceKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceKeyList'] = ResolversParentTypes['DeviceKeyList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.DeviceKeyListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DeviceKey']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DistrictCentresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistrictCentres'] = ResolversParentTypes['DistrictCentres']> = {
  centres?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExtensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Extension'] = ResolversParentTypes['Extension']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  count?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distance?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FindingKind'], ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['FindingPhoto']>, ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['FindingRecord']>, ParentType, ContextType>;
  usualPlace?: Resolver<Types.Maybe<ResolversTypes['UsualPlace']>, ParentType, ContextType>;
};

export type FindingPhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingPhoto'] = ResolversParentTypes['FindingPhoto']> = {
  attendanceDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isReference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mode?: Resolver<Types.Maybe<ResolversTypes['AttendanceMode']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['Photo'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FindingRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindingRecord'] = ResolversParentTypes['FindingRecord']> = {
  attendanceDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundStaff'] = ResolversParentTypes['FoundStaff']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StaffSummary']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HolidayList'] = ResolversParentTypes['HolidayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.HolidayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Holiday']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HoursSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HoursSum'] = ResolversParentTypes['HoursSum']> = {
  daysCounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysSignedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JudgingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Judging'] = ResolversParentTypes['Judging']> = {
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LatenessListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessList'] = ResolversParentTypes['LatenessList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.LatenessListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LatenessRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LatenessRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessRecord'] = ResolversParentTypes['LatenessRecord']> = {
  attendanceDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isImageRecognised?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Types.Maybe<ResolversTypes['Latitude']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  longitude?: Resolver<Types.Maybe<ResolversTypes['Longitude']>, ParentType, ContextType>;
  minutesLate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  photo?: Resolver<Types.Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<Types.Maybe<ResolversTypes['LatenessShift']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type LatenessShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatenessShift'] = ResolversParentTypes['LatenessShift']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateAfter?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
};

export interface LatitudeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Latitude'], any> {
  name: 'Latitude';
}

export type LeaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Leave'] = ResolversParentTypes['Leave']> = {
  enteredAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enteredBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeaveKind'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LeaveBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBatch'] = ResolversParentTypes['LeaveBatch']> = {
  ambiguousDay?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['LeaveBatchRow']>, ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['StaffSheet'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['LeaveBatchTotals'], ParentType, ContextType>;
};

export type LeaveBatchRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBatchRow'] = ResolversParentTypes['LeaveBatchRow']> = {
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  halfDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leave?: Resolver<Types.Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['LeaveRowOutcome'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['BatchProblem']>, ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeaveBatchTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBatchTotals'] = ResolversParentTypes['LeaveBatchTotals']> = {
  exists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faulty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveList'] = ResolversParentTypes['LeaveList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.LeaveListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Leave']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeaveOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveOfDay'] = ResolversParentTypes['LeaveOfDay']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LeaveKind'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['LetterDay']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paragraphs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<Types.Maybe<ResolversTypes['LetterRecord']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterDay'] = ResolversParentTypes['LetterDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  minutesLate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signedInAt?: Resolver<Types.Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
};

export type LetterPackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterPack'] = ResolversParentTypes['LetterPack']> = {
  letterhead?: Resolver<ResolversTypes['Letterhead'], ParentType, ContextType>;
  letters?: Resolver<ReadonlyArray<ResolversTypes['Letter']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  withoutTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterRecord'] = ResolversParentTypes['LetterRecord']> = {
  earlier?: Resolver<ReadonlyArray<ResolversTypes['RecordedLetter']>, ParentType, ContextType>;
  known?: Resolver<ReadonlyArray<ResolversTypes['RecordedLetter']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LetterStep'], ParentType, ContextType>;
};

export type LetterRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterRule'] = ResolversParentTypes['LetterRule']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterSettings'] = ResolversParentTypes['LetterSettings']> = {
  letterhead?: Resolver<ResolversTypes['Letterhead'], ParentType, ContextType>;
  texts?: Resolver<ReadonlyArray<ResolversTypes['LetterText']>, ParentType, ContextType>;
};

export type LetterTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterText'] = ResolversParentTypes['LetterText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LetterKind'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['LetterOrigin'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterheadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letterhead'] = ResolversParentTypes['Letterhead']> = {
  addressLines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['LetterOrigin'], ParentType, ContextType>;
  signatoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signatoryTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LettersRecordedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LettersRecorded'] = ResolversParentTypes['LettersRecorded']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdicts?: Resolver<ReadonlyArray<ResolversTypes['RecordingVerdict']>, ParentType, ContextType>;
};

export interface LongitudeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Longitude'], any> {
  name: 'Longitude';
}

export type MachineTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MachineToken'] = ResolversParentTypes['MachineToken']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  revokedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type MachineTokenListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MachineTokenList'] = ResolversParentTypes['MachineTokenList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.MachineTokenListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MachineToken']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface MonthScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Month'], any> {
  name: 'Month';
}

export type MonthDayMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthDayMark'] = ResolversParentTypes['MonthDayMark']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutesLate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  unknown?: Resolver<Types.Maybe<ResolversTypes['DayUnknown']>, ParentType, ContextType>;
};

export type MonthDayTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthDayTotal'] = ResolversParentTypes['MonthDayTotal']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  notKnown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['DayReasonCount']>, ParentType, ContextType>;
};

export type MonthFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthFinding'] = ResolversParentTypes['MonthFinding']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['FindingKind']>, ParentType, ContextType>;
};

export type MorningMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMail'] = ResolversParentTypes['MorningMail']> = {
  attempts?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Types.Maybe<ResolversTypes['MailState']>, ParentType, ContextType>;
};

export type MorningMailChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMailChoice'] = ResolversParentTypes['MorningMailChoice']> = {
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['DigestScope'], ParentType, ContextType>;
  weekdays?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MorningMailListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMailList'] = ResolversParentTypes['MorningMailList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.MorningMailListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MorningMail']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MorningMailPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MorningMailPreview'] = ResolversParentTypes['MorningMailPreview']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MovedCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedCentre'] = ResolversParentTypes['MovedCentre']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addHoliday?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationAddHolidayArgs, 'date' | 'name'>>;
  addLeave?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationAddLeaveArgs, 'input'>>;
  askSecondOpinion?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationAskSecondOpinionArgs, 'record'>>;
  changePassword?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'password'>>;
  claimReviews?: Resolver<ResolversTypes['ReviewClaims'], ParentType, ContextType, RequireFields<Types.MutationClaimReviewsArgs, 'count' | 'date' | 'mode'>>;
  createDeviceKey?: Resolver<ResolversTypes['CreatedCredential'], ParentType, ContextType, RequireFields<Types.MutationCreateDeviceKeyArgs, 'input'>>;
  createMachineToken?: Resolver<ResolversTypes['CreatedCredential'], ParentType, ContextType, RequireFields<Types.MutationCreateMachineTokenArgs, 'input'>>;
  createShift?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationCreateShiftArgs, 'input'>>;
  createStaff?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationCreateStaffArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationCreateUserArgs, 'input'>>;
  deleteShift?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationDeleteShiftArgs, 'id'>>;
  deleteStaff?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationDeleteStaffArgs, 'id'>>;
  importLeaves?: Resolver<ResolversTypes['LeaveBatch'], ParentType, ContextType, RequireFields<Types.MutationImportLeavesArgs, 'dryRun' | 'file'>>;
  importStaff?: Resolver<ResolversTypes['StaffBatch'], ParentType, ContextType, RequireFields<Types.MutationImportStaffArgs, 'dryRun' | 'file' | 'sendFaulty'>>;
  noteLetterReply?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationNoteLetterReplyArgs, 'id'>>;
  recordLetters?: Resolver<ResolversTypes['LettersRecorded'], ParentType, ContextType, RequireFields<Types.MutationRecordLettersArgs, 'letters'>>;
  recordVerdict?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationRecordVerdictArgs, 'askSecondOpinion' | 'record' | 'verdict'>>;
  releaseReviews?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, Partial<Types.MutationReleaseReviewsArgs>>;
  removeHoliday?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationRemoveHolidayArgs, 'date'>>;
  removeLeave?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationRemoveLeaveArgs, 'id'>>;
  removeLetterText?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationRemoveLetterTextArgs, 'kind'>>;
  resetUserPassword?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationResetUserPasswordArgs, 'id'>>;
  revokeDeviceKey?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationRevokeDeviceKeyArgs, 'id'>>;
  revokeMachineToken?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationRevokeMachineTokenArgs, 'id'>>;
  saveLetterRule?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationSaveLetterRuleArgs, 'months'>>;
  saveLetterText?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationSaveLetterTextArgs, 'input'>>;
  saveLetterhead?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationSaveLetterheadArgs, 'input'>>;
  saveMorningMail?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationSaveMorningMailArgs, 'input'>>;
  sendMorningMail?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationSendMorningMailArgs, 'scope'>>;
  signIn?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<Types.MutationSignInArgs, 'email' | 'password'>>;
  undoLetter?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationUndoLetterArgs, 'id' | 'reason'>>;
  updateLeave?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationUpdateLeaveArgs, 'id' | 'input'>>;
  updateShift?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationUpdateShiftArgs, 'id' | 'input'>>;
  updateStaff?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationUpdateStaffArgs, 'id' | 'input'>>;
  updateUser?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationUpdateUserArgs, 'id' | 'input'>>;
  withdrawVerdict?: Resolver<ResolversTypes['Confirmation'], ParentType, ContextType, RequireFields<Types.MutationWithdrawVerdictArgs, 'id'>>;
};

export type NearSerialLatenessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearSerialLateness'] = ResolversParentTypes['NearSerialLateness']> = {
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLate?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NearSerialLatenessListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NearSerialLatenessList'] = ResolversParentTypes['NearSerialLatenessList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  daysAsked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.NearSerialLatenessListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NearSerialLateness']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutRule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Office'] = ResolversParentTypes['Office']> = {
  createdOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfficeList'] = ResolversParentTypes['OfficeList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.OfficeListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Office']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperationRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationRole'] = ResolversParentTypes['OperationRole']> = {
  extension?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMutation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPersonal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation']> = {
  departments?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  districts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  serialLatenessChoices?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceCentres?: Resolver<ReadonlyArray<ResolversTypes['DistrictCentres']>, ParentType, ContextType>;
  shifts?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['ShiftName']>>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  units?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  absent?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  attendance?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lateness?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  onLeave?: Resolver<Types.Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  refreshAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serialLateness?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  signOuts?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  validStaff?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonDay'] = ResolversParentTypes['PersonDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['DayFact']>, ParentType, ContextType>;
  firstIn?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isListedAbsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProbablyNotReal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastOut?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minutesLate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  onLeave?: Resolver<Types.Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DayReason'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type PersonDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonDayList'] = ResolversParentTypes['PersonDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.PersonDayListFacetsArgs, 'columns'>>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PersonDay']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonth'] = ResolversParentTypes['PersonMonth']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['PersonMonthCounts'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['PersonMonthDay']>, ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['HoursSum'], ParentType, ContextType>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['PersonMonthCounts']>, ParentType, ContextType>;
  otherRecords?: Resolver<ReadonlyArray<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  shift?: Resolver<Types.Maybe<ResolversTypes['Shift']>, ParentType, ContextType>;
  shiftName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type PersonMonthCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonthCounts'] = ResolversParentTypes['PersonMonthCounts']> = {
  absentDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  flagged?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isSeriallyLate?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lateDays?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
};

export type PersonMonthDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonthDay'] = ResolversParentTypes['PersonMonthDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['DayFact']>, ParentType, ContextType>;
  firstIn?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  flagged?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isListedAbsent?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isListedLate?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isProbablyNotReal?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastOut?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  minutesLate?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutesWorked?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  missing?: Resolver<Types.Maybe<ResolversTypes['MissingPunch']>, ParentType, ContextType>;
  onLeave?: Resolver<Types.Maybe<ResolversTypes['LeaveOfDay']>, ParentType, ContextType>;
  overtime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<Types.Maybe<ResolversTypes['DayReason']>, ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  signIns?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  unknown?: Resolver<Types.Maybe<ResolversTypes['DayUnknown']>, ParentType, ContextType>;
};

export type PersonMonthDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMonthDayList'] = ResolversParentTypes['PersonMonthDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.PersonMonthDayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PersonMonthDay']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  isIncomplete?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<Types.PhotoUrlArgs>>;
};

export type PhotoComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoComparison'] = ResolversParentTypes['PhotoComparison']> = {
  compared?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PhotoFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoFinding'] = ResolversParentTypes['PhotoFinding']> = {
  attendanceDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FindingKind'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  photo?: Resolver<Types.Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['FindingPhoto']>, ParentType, ContextType>;
  recordKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type PhotoFindingListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhotoFindingList'] = ResolversParentTypes['PhotoFindingList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comparison?: Resolver<ResolversTypes['PhotoComparison'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.PhotoFindingListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PhotoFinding']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  absenteeDays?: Resolver<Types.Maybe<ResolversTypes['AbsenteeDayList']>, ParentType, ContextType, RequireFields<Types.QueryAbsenteeDaysArgs, 'first' | 'offset'>>;
  absenteeSummary?: Resolver<Types.Maybe<ResolversTypes['AbsenteeSummaryList']>, ParentType, ContextType, RequireFields<Types.QueryAbsenteeSummaryArgs, 'first' | 'offset'>>;
  absentees?: Resolver<Types.Maybe<ResolversTypes['AbsenteeList']>, ParentType, ContextType, RequireFields<Types.QueryAbsenteesArgs, 'date' | 'first' | 'offset'>>;
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceList']>, ParentType, ContextType, RequireFields<Types.QueryAttendanceArgs, 'first' | 'mode' | 'offset'>>;
  attendanceMonth?: Resolver<Types.Maybe<ResolversTypes['AttendanceMonthList']>, ParentType, ContextType, RequireFields<Types.QueryAttendanceMonthArgs, 'first' | 'month' | 'offset'>>;
  attendanceTrend?: Resolver<Types.Maybe<ResolversTypes['AttendanceTrend']>, ParentType, ContextType, RequireFields<Types.QueryAttendanceTrendArgs, 'days' | 'until'>>;
  capabilities?: Resolver<ResolversTypes['Capabilities'], ParentType, ContextType>;
  changes?: Resolver<Types.Maybe<ResolversTypes['ChangeList']>, ParentType, ContextType, RequireFields<Types.QueryChangesArgs, 'first' | 'from' | 'offset' | 'to'>>;
  clockOuts?: Resolver<Types.Maybe<ResolversTypes['AttendanceList']>, ParentType, ContextType, RequireFields<Types.QueryClockOutsArgs, 'date' | 'first' | 'offset'>>;
  comparedStaff?: Resolver<Types.Maybe<ResolversTypes['ComparedStaffList']>, ParentType, ContextType, RequireFields<Types.QueryComparedStaffArgs, 'days' | 'earlier' | 'first' | 'later' | 'measure' | 'offset'>>;
  deviceKeys?: Resolver<Types.Maybe<ResolversTypes['DeviceKeyList']>, ParentType, ContextType, RequireFields<Types.QueryDeviceKeysArgs, 'first' | 'offset'>>;
  explainedDay?: Resolver<Types.Maybe<ResolversTypes['PersonDayList']>, ParentType, ContextType, RequireFields<Types.QueryExplainedDayArgs, 'date' | 'first' | 'offset'>>;
  findStaff?: Resolver<Types.Maybe<ResolversTypes['FoundStaff']>, ParentType, ContextType, RequireFields<Types.QueryFindStaffArgs, 'first' | 'search'>>;
  holidays?: Resolver<Types.Maybe<ResolversTypes['HolidayList']>, ParentType, ContextType, RequireFields<Types.QueryHolidaysArgs, 'first' | 'offset'>>;
  lateness?: Resolver<Types.Maybe<ResolversTypes['LatenessList']>, ParentType, ContextType, RequireFields<Types.QueryLatenessArgs, 'date' | 'first' | 'offset'>>;
  leaves?: Resolver<Types.Maybe<ResolversTypes['LeaveList']>, ParentType, ContextType, RequireFields<Types.QueryLeavesArgs, 'first' | 'from' | 'offset' | 'to'>>;
  letterRule?: Resolver<Types.Maybe<ResolversTypes['LetterRule']>, ParentType, ContextType>;
  letterSettings?: Resolver<Types.Maybe<ResolversTypes['LetterSettings']>, ParentType, ContextType>;
  machineTokens?: Resolver<Types.Maybe<ResolversTypes['MachineTokenList']>, ParentType, ContextType, RequireFields<Types.QueryMachineTokensArgs, 'first' | 'offset'>>;
  me?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  morningMail?: Resolver<Types.Maybe<ResolversTypes['MorningMailChoice']>, ParentType, ContextType>;
  morningMailPreview?: Resolver<Types.Maybe<ResolversTypes['MorningMailPreview']>, ParentType, ContextType, RequireFields<Types.QueryMorningMailPreviewArgs, 'scope'>>;
  morningMails?: Resolver<Types.Maybe<ResolversTypes['MorningMailList']>, ParentType, ContextType, RequireFields<Types.QueryMorningMailsArgs, 'first' | 'offset'>>;
  nearSerialLateness?: Resolver<Types.Maybe<ResolversTypes['NearSerialLatenessList']>, ParentType, ContextType, RequireFields<Types.QueryNearSerialLatenessArgs, 'first' | 'month' | 'offset'>>;
  offices?: Resolver<Types.Maybe<ResolversTypes['OfficeList']>, ParentType, ContextType, RequireFields<Types.QueryOfficesArgs, 'first' | 'offset'>>;
  organisation?: Resolver<Types.Maybe<ResolversTypes['Organisation']>, ParentType, ContextType>;
  overview?: Resolver<Types.Maybe<ResolversTypes['Overview']>, ParentType, ContextType, RequireFields<Types.QueryOverviewArgs, 'date'>>;
  personDays?: Resolver<Types.Maybe<ResolversTypes['PersonMonthDayList']>, ParentType, ContextType, RequireFields<Types.QueryPersonDaysArgs, 'first' | 'month' | 'offset' | 'staffID'>>;
  personMonth?: Resolver<Types.Maybe<ResolversTypes['PersonMonth']>, ParentType, ContextType, RequireFields<Types.QueryPersonMonthArgs, 'month' | 'staffID'>>;
  photoFindings?: Resolver<Types.Maybe<ResolversTypes['PhotoFindingList']>, ParentType, ContextType, RequireFields<Types.QueryPhotoFindingsArgs, 'date' | 'first' | 'offset'>>;
  reconciledStaff?: Resolver<Types.Maybe<ResolversTypes['ReconciledStaffList']>, ParentType, ContextType, RequireFields<Types.QueryReconciledStaffArgs, 'date' | 'first' | 'group' | 'offset'>>;
  reconciliation?: Resolver<Types.Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType, RequireFields<Types.QueryReconciliationArgs, 'date'>>;
  recordChanges?: Resolver<Types.Maybe<ResolversTypes['ChangeList']>, ParentType, ContextType, RequireFields<Types.QueryRecordChangesArgs, 'first' | 'id' | 'offset'>>;
  recordedLetters?: Resolver<Types.Maybe<ResolversTypes['RecordedLetterList']>, ParentType, ContextType, RequireFields<Types.QueryRecordedLettersArgs, 'first' | 'from' | 'offset' | 'to'>>;
  reviews?: Resolver<Types.Maybe<ResolversTypes['ReviewList']>, ParentType, ContextType, RequireFields<Types.QueryReviewsArgs, 'first' | 'from' | 'offset' | 'to'>>;
  serialLateness?: Resolver<Types.Maybe<ResolversTypes['SerialLatenessList']>, ParentType, ContextType, RequireFields<Types.QuerySerialLatenessArgs, 'first' | 'offset'>>;
  serialLatenessDays?: Resolver<Types.Maybe<ResolversTypes['SerialLatenessDayList']>, ParentType, ContextType, RequireFields<Types.QuerySerialLatenessDaysArgs, 'first' | 'offset'>>;
  shiftList?: Resolver<Types.Maybe<ResolversTypes['ShiftList']>, ParentType, ContextType, RequireFields<Types.QueryShiftListArgs, 'first' | 'offset'>>;
  shiftTrial?: Resolver<Types.Maybe<ResolversTypes['ShiftTrial']>, ParentType, ContextType, RequireFields<Types.QueryShiftTrialArgs, 'days' | 'id' | 'input'>>;
  shifts?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['Shift']>>, ParentType, ContextType>;
  staff?: Resolver<Types.Maybe<ResolversTypes['StaffList']>, ParentType, ContextType, RequireFields<Types.QueryStaffArgs, 'first' | 'offset'>>;
  staffAttendance?: Resolver<Types.Maybe<ResolversTypes['AttendanceList']>, ParentType, ContextType, RequireFields<Types.QueryStaffAttendanceArgs, 'first' | 'mode' | 'month' | 'offset' | 'staffID'>>;
  staffHours?: Resolver<Types.Maybe<ResolversTypes['StaffHoursList']>, ParentType, ContextType, RequireFields<Types.QueryStaffHoursArgs, 'first' | 'month' | 'offset'>>;
  staffMember?: Resolver<Types.Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType, Partial<Types.QueryStaffMemberArgs>>;
  staffPhotoFindings?: Resolver<Types.Maybe<ResolversTypes['PhotoFindingList']>, ParentType, ContextType, RequireFields<Types.QueryStaffPhotoFindingsArgs, 'first' | 'month' | 'offset' | 'staffID'>>;
  user?: Resolver<Types.Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Types.QueryUserArgs, 'id'>>;
  users?: Resolver<Types.Maybe<ResolversTypes['UserList']>, ParentType, ContextType, RequireFields<Types.QueryUsersArgs, 'first' | 'offset'>>;
  watchedDevices?: Resolver<Types.Maybe<ResolversTypes['WatchedDeviceList']>, ParentType, ContextType, RequireFields<Types.QueryWatchedDevicesArgs, 'first' | 'offset'>>;
};

export type ReconciledCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledCount'] = ResolversParentTypes['ReconciledCount']> = {
  group?: Resolver<ResolversTypes['ReconciledGroup'], ParentType, ContextType>;
  people?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unknownFor?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReconciledStaffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledStaff'] = ResolversParentTypes['ReconciledStaff']> = {
  firstSignIn?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isListedAbsent?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isListedLate?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  registerRecords?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type ReconciledStaffListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReconciledStaffList'] = ResolversParentTypes['ReconciledStaffList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.ReconciledStaffListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ReconciledStaff']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['ReconciledCount']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  withoutStaff?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecordVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordVerdict'] = ResolversParentTypes['RecordVerdict']> = {
  attendance?: Resolver<Types.Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judgedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  program?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Types.Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
  who?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordedLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedLetter'] = ResolversParentTypes['RecordedLetter']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAllLeave?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LetterKind'], ParentType, ContextType>;
  printedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  printedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replyOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LetterStep'], ParentType, ContextType>;
  undoneAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoneReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordedLetterListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordedLetterList'] = ResolversParentTypes['RecordedLetterList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.RecordedLetterListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RecordedLetter']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordingVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordingVerdict'] = ResolversParentTypes['RecordingVerdict']> = {
  days?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RecordingOutcome'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['LetterStep'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  askedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  askedBy?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isDisagreement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpinionWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  judging?: Resolver<Types.Maybe<ResolversTypes['Judging']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  verdicts?: Resolver<ReadonlyArray<ResolversTypes['RecordVerdict']>, ParentType, ContextType>;
};

export type ReviewClaimsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewClaims'] = ResolversParentTypes['ReviewClaims']> = {
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  until?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReviewListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewList'] = ResolversParentTypes['ReviewList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.ReviewListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ReviewedRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedRecord'] = ResolversParentTypes['ReviewedRecord']> = {
  attendanceDate?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['AttendanceMode'], ParentType, ContextType>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SerialLatenessDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessDay'] = ResolversParentTypes['SerialLatenessDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SerialLatenessDayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessDayList'] = ResolversParentTypes['SerialLatenessDayList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.SerialLatenessDayListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SerialLatenessDay']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SerialLatenessListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessList'] = ResolversParentTypes['SerialLatenessList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.SerialLatenessListFacetsArgs, 'columns'>>;
  letters?: Resolver<Types.Maybe<ResolversTypes['LetterPack']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SerialLatenessRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SerialLatenessRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SerialLatenessRecord'] = ResolversParentTypes['SerialLatenessRecord']> = {
  dayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLate?: Resolver<ReadonlyArray<ResolversTypes['Date']>, ParentType, ContextType>;
  ignoredEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCountDifferent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  occurrence?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SheetHeadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetHeading'] = ResolversParentTypes['SheetHeading']> = {
  field?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shift'] = ResolversParentTypes['Shift']> = {
  endTime?: Resolver<Types.Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateAfter?: Resolver<Types.Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  latenessThreshold?: Resolver<Types.Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serialLatenessThreshold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startTime?: Resolver<Types.Maybe<ResolversTypes['TimeOfDay']>, ParentType, ContextType>;
};

export type ShiftListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftList'] = ResolversParentTypes['ShiftList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.ShiftListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Shift']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftName'] = ResolversParentTypes['ShiftName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShiftTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTrial'] = ResolversParentTypes['ShiftTrial']> = {
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  daysAsked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lateAfter?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  lateDaysAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysDropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['ShiftTrialMonth']>, ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serialLatenessThreshold?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['TimeOfDay'], ParentType, ContextType>;
  unclear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ShiftTrialMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTrialMonth'] = ResolversParentTypes['ShiftTrialMonth']> = {
  becoming?: Resolver<ReadonlyArray<ResolversTypes['ShiftTrialPerson']>, ParentType, ContextType>;
  becomingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ceasing?: Resolver<ReadonlyArray<ResolversTypes['ShiftTrialPerson']>, ParentType, ContextType>;
  ceasingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Month'], ParentType, ContextType>;
  seriallyLateAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seriallyLateBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftTrialPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTrialPerson'] = ResolversParentTypes['ShiftTrialPerson']> = {
  lateDaysAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateDaysBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Source'] = ResolversParentTypes['Source']> = {
  asOf?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  call?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffBatch'] = ResolversParentTypes['StaffBatch']> = {
  confirmedCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ignoredColumns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Types.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['BatchRow']>, ParentType, ContextType>;
  sheet?: Resolver<ResolversTypes['StaffSheet'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BatchTotals'], ParentType, ContextType>;
};

export type StaffHoursListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffHoursList'] = ResolversParentTypes['StaffHoursList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['Coverage'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.StaffHoursListFacetsArgs, 'columns'>>;
  isRegisterOfToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StaffHoursRecord']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['Source']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffHoursRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffHoursRecord'] = ResolversParentTypes['StaffHoursRecord']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysCounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysOffWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysSignedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidaysWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesOnDaysOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesOnHolidays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutesWorked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notKnown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overtime?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type StaffListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffList'] = ResolversParentTypes['StaffList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.StaffListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageURL?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shift?: Resolver<Types.Maybe<ResolversTypes['ShiftName']>, ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMonth'] = ResolversParentTypes['StaffMonth']> = {
  absent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dayOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['MonthDayMark']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['MonthFinding']>, ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  listedAbsent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notKnown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onLeave?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  present?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shift?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['StaffSummary'], ParentType, ContextType>;
};

export type StaffSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffSheet'] = ResolversParentTypes['StaffSheet']> = {
  headingLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headings?: Resolver<ReadonlyArray<ResolversTypes['SheetHeading']>, ParentType, ContextType>;
  hiddenRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherSheets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  remarks?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffSummary'] = ResolversParentTypes['StaffSummary']> = {
  department?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  personID?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  photo?: Resolver<Types.Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TimeOfDayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TimeOfDay'], any> {
  name: 'TimeOfDay';
}

export type TrendDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrendDay'] = ResolversParentTypes['TrendDay']> = {
  absent?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attendance?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isWeekend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateness?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  macAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.UserListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UsualPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualPlace'] = ResolversParentTypes['UsualPlace']> = {
  basis?: Resolver<ResolversTypes['UsualPlaceBasis'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Latitude'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Longitude'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  machineToken?: Resolver<Types.Maybe<ResolversTypes['MachineToken']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WatchedDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedDevice'] = ResolversParentTypes['WatchedDevice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastRecordAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordsToday?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serviceCentre?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  silentMinutes?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeviceState'], ParentType, ContextType>;
  usualRecords?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usualStart?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WatchedDeviceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchedDeviceList'] = ResolversParentTypes['WatchedDeviceList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType, RequireFields<Types.WatchedDeviceListFacetsArgs, 'columns'>>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WatchedDevice']>, ParentType, ContextType>;
  notice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unfilteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Absentee?: AbsenteeResolvers<ContextType>;
  AbsenteeDay?: AbsenteeDayResolvers<ContextType>;
  AbsenteeDayList?: AbsenteeDayListResolvers<ContextType>;
  AbsenteeList?: AbsenteeListResolvers<ContextType>;
  AbsenteeSummaryList?: AbsenteeSummaryListResolvers<ContextType>;
  AbsenteeSummaryRecord?: AbsenteeSummaryRecordResolvers<ContextType>;
  AttendanceList?: AttendanceListResolvers<ContextType>;
  AttendanceMonthList?: AttendanceMonthListResolvers<ContextType>;
  AttendanceRecord?: AttendanceRecordResolvers<ContextType>;
  AttendanceTrend?: AttendanceTrendResolvers<ContextType>;
  BatchEdit?: BatchEditResolvers<ContextType>;
  BatchEditValue?: BatchEditValueResolvers<ContextType>;
  BatchProblem?: BatchProblemResolvers<ContextType>;
  BatchRow?: BatchRowResolvers<ContextType>;
  BatchTotals?: BatchTotalsResolvers<ContextType>;
  Capabilities?: CapabilitiesResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeList?: ChangeListResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ComparedStaff?: ComparedStaffResolvers<ContextType>;
  ComparedStaffList?: ComparedStaffListResolvers<ContextType>;
  Confirmation?: ConfirmationResolvers<ContextType>;
  Count?: CountResolvers<ContextType>;
  Coverage?: CoverageResolvers<ContextType>;
  CreatedCredential?: CreatedCredentialResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayFact?: DayFactResolvers<ContextType>;
  DayReasonCount?: DayReasonCountResolvers<ContextType>;
  DeviceKey?: DeviceKeyResolvers<ContextType>;
  DeviceKeyList?: DeviceKeyListResolvers<ContextType>;
  DistrictCentres?: DistrictCentresResolvers<ContextType>;
  Extension?: ExtensionResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  FindingPhoto?: FindingPhotoResolvers<ContextType>;
  FindingRecord?: FindingRecordResolvers<ContextType>;
  FoundStaff?: FoundStaffResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayList?: HolidayListResolvers<ContextType>;
  HoursSum?: HoursSumResolvers<ContextType>;
  Judging?: JudgingResolvers<ContextType>;
  LatenessList?: LatenessListResolvers<ContextType>;
  LatenessRecord?: LatenessRecordResolvers<ContextType>;
  LatenessShift?: LatenessShiftResolvers<ContextType>;
  Latitude?: GraphQLScalarType;
  Leave?: LeaveResolvers<ContextType>;
  LeaveBatch?: LeaveBatchResolvers<ContextType>;
  LeaveBatchRow?: LeaveBatchRowResolvers<ContextType>;
  LeaveBatchTotals?: LeaveBatchTotalsResolvers<ContextType>;
  LeaveList?: LeaveListResolvers<ContextType>;
  LeaveOfDay?: LeaveOfDayResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LetterDay?: LetterDayResolvers<ContextType>;
  LetterPack?: LetterPackResolvers<ContextType>;
  LetterRecord?: LetterRecordResolvers<ContextType>;
  LetterRule?: LetterRuleResolvers<ContextType>;
  LetterSettings?: LetterSettingsResolvers<ContextType>;
  LetterText?: LetterTextResolvers<ContextType>;
  Letterhead?: LetterheadResolvers<ContextType>;
  LettersRecorded?: LettersRecordedResolvers<ContextType>;
  Longitude?: GraphQLScalarType;
  MachineToken?: MachineTokenResolvers<ContextType>;
  MachineTokenList?: MachineTokenListResolvers<ContextType>;
  Month?: GraphQLScalarType;
  MonthDayMark?: MonthDayMarkResolvers<ContextType>;
  MonthDayTotal?: MonthDayTotalResolvers<ContextType>;
  MonthFinding?: MonthFindingResolvers<ContextType>;
  MorningMail?: MorningMailResolvers<ContextType>;
  MorningMailChoice?: MorningMailChoiceResolvers<ContextType>;
  MorningMailList?: MorningMailListResolvers<ContextType>;
  MorningMailPreview?: MorningMailPreviewResolvers<ContextType>;
  MovedCentre?: MovedCentreResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearSerialLateness?: NearSerialLatenessResolvers<ContextType>;
  NearSerialLatenessList?: NearSerialLatenessListResolvers<ContextType>;
  Office?: OfficeResolvers<ContextType>;
  OfficeList?: OfficeListResolvers<ContextType>;
  OperationRole?: OperationRoleResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PersonDay?: PersonDayResolvers<ContextType>;
  PersonDayList?: PersonDayListResolvers<ContextType>;
  PersonMonth?: PersonMonthResolvers<ContextType>;
  PersonMonthCounts?: PersonMonthCountsResolvers<ContextType>;
  PersonMonthDay?: PersonMonthDayResolvers<ContextType>;
  PersonMonthDayList?: PersonMonthDayListResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PhotoComparison?: PhotoComparisonResolvers<ContextType>;
  PhotoFinding?: PhotoFindingResolvers<ContextType>;
  PhotoFindingList?: PhotoFindingListResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReconciledCount?: ReconciledCountResolvers<ContextType>;
  ReconciledStaff?: ReconciledStaffResolvers<ContextType>;
  ReconciledStaffList?: ReconciledStaffListResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  RecordVerdict?: RecordVerdictResolvers<ContextType>;
  RecordedLetter?: RecordedLetterResolvers<ContextType>;
  RecordedLetterList?: RecordedLetterListResolvers<ContextType>;
  RecordingVerdict?: RecordingVerdictResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewClaims?: ReviewClaimsResolvers<ContextType>;
  ReviewList?: ReviewListResolvers<ContextType>;
  ReviewedRecord?: ReviewedRecordResolvers<ContextType>;
  SerialLatenessDay?: SerialLatenessDayResolvers<ContextType>;
  SerialLatenessDayList?: SerialLatenessDayListResolvers<ContextType>;
  SerialLatenessList?: SerialLatenessListResolvers<ContextType>;
  SerialLatenessRecord?: SerialLatenessRecordResolvers<ContextType>;
  SheetHeading?: SheetHeadingResolvers<ContextType>;
  Shift?: ShiftResolvers<ContextType>;
  ShiftList?: ShiftListResolvers<ContextType>;
  ShiftName?: ShiftNameResolvers<ContextType>;
  ShiftTrial?: ShiftTrialResolvers<ContextType>;
  ShiftTrialMonth?: ShiftTrialMonthResolvers<ContextType>;
  ShiftTrialPerson?: ShiftTrialPersonResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  Source?: SourceResolvers<ContextType>;
  StaffBatch?: StaffBatchResolvers<ContextType>;
  StaffHoursList?: StaffHoursListResolvers<ContextType>;
  StaffHoursRecord?: StaffHoursRecordResolvers<ContextType>;
  StaffList?: StaffListResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffMonth?: StaffMonthResolvers<ContextType>;
  StaffSheet?: StaffSheetResolvers<ContextType>;
  StaffSummary?: StaffSummaryResolvers<ContextType>;
  TimeOfDay?: GraphQLScalarType;
  TrendDay?: TrendDayResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UsualPlace?: UsualPlaceResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WatchedDevice?: WatchedDeviceResolvers<ContextType>;
  WatchedDeviceList?: WatchedDeviceListResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  calls?: CallsDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  extension?: ExtensionDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  page?: PageDirectiveResolver<any, any, ContextType>;
  personal?: PersonalDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  requires?: RequiresDirectiveResolver<any, any, ContextType>;
};
