export const STAFF_NAME_MAX = 60
export const ROLE_NAME_MAX = 40
/** Roles are columns of one screen; more could not be compared. */
export const ROLES_MAX = 40
