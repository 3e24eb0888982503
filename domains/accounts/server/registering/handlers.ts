import { admitRegistration, refuseRegistration } from './admit-registration.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { listRegistrations } from './list-registrations.ts'
import { register } from './register.ts'

/** Who answers the calls of those who ask for an account, and of who admits them. */
export const registerHandlers = {
  register,
  confirmRegistration,
  listRegistrations,
  admitRegistration,
  refuseRegistration,
}
