/** Password of every user of the demo company. */
export const demoPassword = 'attendance-demo';

/** The three accounts that `npm start` prints, one a role. */
export const demoAccounts = [
  { email: 'admin@demo.example', role: 'admin', name: 'Adaọbị Okonkwo', district: 'CHQ' },
  { email: 'management@demo.example', role: 'management', name: 'Ifeanyị Eze', district: 'Awka' },
  { email: 'user@demo.example', role: 'user', name: 'Ngọzị Umeh', district: 'Onitsha' },
] as const;
