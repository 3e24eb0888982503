import { getSecondFactor } from '../second-factor/get-second-factor.ts'
import { endSecondFactor, renewRecoveryCodes } from '../second-factor/own-second-factor.ts'
import { beginSecondFactor, confirmSecondFactor } from '../second-factor/set-up-second-factor.ts'
import { keptRules, updateSignInRules } from '../second-factor/sign-in-rules.ts'
import { beginSignOn } from '../sign-on/begin-sign-on.ts'
import { finishSignOn } from '../sign-on/finish-sign-on.ts'
import { keptProvider, updateIdentityProvider } from '../sign-on/keep-provider.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions, listSignIns } from './list-sessions.ts'
import { prove } from './prove.ts'
import { beginProof, viewProof } from './prove-elsewhere.ts'

/** Who answers the calls of sessions, of the second factor and of what a company asks of both. */
export const sessionHandlers = {
  listSessions,
  endSessions,
  listSignIns,
  prove,
  viewProof,
  beginProof,
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  endSecondFactor,
  ...keptRules.handlers,
  updateSignInRules,
  ...keptProvider.handlers,
  updateIdentityProvider,
  beginSignOn,
  finishSignOn,
}
