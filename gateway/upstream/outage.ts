/** What a load balancer answers without a server behind it, and a service that cannot work now. */
const outages: readonly number[] = [502, 503, 504];

/** Whether the HTTP status says that the service does not work, whatever the reply carries. */
export const isOutage = (status: number): boolean => outages.includes(status);
