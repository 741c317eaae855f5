/** The database role that every process but `migrate` works with; a migration creates it. */
export const APP_ROLE = 'ironsouq_app'

/** The same database with that role. Where the owner may change to it, no second user with a password is needed. */
export const asAppRole = (url: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}options=-c%20role%3D${APP_ROLE}`
