/** A staff record as upstream sends it. */
export function staffRecord(overrides: Record<string, unknown> = {}) {
  return {
    _id: 'staff-1',
    staffID: '00123',
    name: 'Ngọzị Okafor',
    district: 'Awka',
    serviceCentre: 'Awka',
    department: 'ICT',
    unit: 'BIU',
    imageURL: 'http://images.test/reference/00123.jpg',
    shift: { _id: 'shift-1', name: 'Day' },
    createdAt: '2026-01-05T09:30:00.000Z',
    ...overrides,
  };
}

/** An attendance record as upstream sends it, with its staff member embedded under `staffID`. */
export function attendanceRecord(overrides: Record<string, unknown> = {}) {
  const { staffID, name, district, serviceCentre, department, imageURL } = staffRecord();
  return {
    staffID: { staffID, name, district, serviceCentre, department, imageURL },
    serviceCentre: 'Nnewi',
    mode: 'signedIn',
    imageURL: 'http://images.test/attendance/1.jpg',
    latitude: 6.4584,
    longitude: 7.5464,
    location: 'Gate 1',
    attendanceDate: '2026-11-19T06:08:37.000Z',
    isImageRecognised: true,
    ...overrides,
  };
}

/** The call for the register, by which the people of lists without zeros are spelled. */
export const registerPath = 'GET /staff/find/all';
