/** Asks the page's own action whether a name is free. */
export const CHECK_NAME = 'checkName'
