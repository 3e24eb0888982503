import { type SqlBool, sql } from 'kysely'

/**
 * Whom a record may be given to and a list offers, as a condition on a query over `users`: enabled people who do not only look after
 * the server (specification, section 6).
 */
export const canBeChosen = sql<SqlBool>`(users.state = 'enabled' and users.role <> 'SysAdmin')`
