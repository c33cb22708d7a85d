import type { Generated, GeneratedAlways } from 'kysely';

/** What a dashboard user may do. */
export type Role = 'admin' | 'management' | 'user';

/** Dashboard users. */
interface Users {
  id: Generated<string>;
  /** Lower case. */
  email: string;
  name: Generated<string>;
  role: Role;
  district: string;
  service_centre: string;
  mac_address: Generated<string>;
  is_active: Generated<boolean>;
  password_hash: string;
  /** Raised by everything that must end earlier tokens: new password, role or activity. */
  token_version: Generated<number>;
  created_at: Generated<Date>;
}

/** Shifts; an end at or before the start is on the next day. Times are `HH:MM:SS`. */
interface Shifts {
  id: Generated<string>;
  name: Generated<string>;
  start_time: string;
  end_time: string | null;
  /** A clock time after the start, or a grace duration when it is at or before it. */
  lateness_threshold: string | null;
  serial_lateness_threshold: number;
  /** ISO weekdays, Monday 1 to Sunday 7, on which the shift works. */
  work_days: Generated<number[]>;
  created_at: Generated<Date>;
}

/** Staff records. */
interface Staff {
  id: Generated<string>;
  staff_id: string;
  name: Generated<string>;
  district: string;
  service_centre: string;
  department: string;
  unit: string;
  image_url: Generated<string>;
  shift_id: string | null;
  created_at: Generated<Date>;
}

/** Sign-ins and sign-outs as phones sent them; nothing is dropped. */
interface Attendance {
  id: GeneratedAlways<number>;
  staff_id: string;
  mode: 'signedIn' | 'signedOut';
  attendance_at: Date;
  service_centre: string | null;
  image_url: string | null;
  latitude: number | null;
  longitude: number | null;
  location: string | null;
  is_image_recognised: boolean | null;
}

/** Public holidays: nobody is absent on one. `day` is `YYYY-MM-DD`. */
interface Holidays {
  day: string;
  name: string;
}

/** Facts about the data itself, e.g. until when the demo company is written. */
interface Properties {
  name: string;
  value: string;
}

/** The database as Kysely sees it. */
export interface Tables {
  users: Users;
  shifts: Shifts;
  staff: Staff;
  attendance: Attendance;
  holidays: Holidays;
  properties: Properties;
}
