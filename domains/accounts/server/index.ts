export { createAuthenticator } from './authenticate.ts'
export { hashPassword } from './password-hash.ts'
export { accountsRoutes } from './routes.ts'
export { setSessionDays } from './session-days.ts'
