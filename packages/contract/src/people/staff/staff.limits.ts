export const STAFF_NAME_MAX = 60
export const ROLE_NAME_MAX = 40
/** Roles are columns of one screen; more could not be compared. */
export const ROLES_MAX = 40
/** For so long after one person let another one in, the two are not two people for decisions about money. */
export const INDEPENDENT_DAYS = 30
