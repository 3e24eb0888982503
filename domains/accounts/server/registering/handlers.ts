import { admitRegistration, confirmRegistration, listRegistrations, refuseRegistration } from './admit.ts'
import { register } from './register.ts'

/** Who answers the calls of those who ask for an account, and of who admits them. */
export const registerHandlers = {
  register,
  confirmRegistration,
  listRegistrations,
  admitRegistration,
  refuseRegistration,
}
