import { beginBinding, beginPlatformSignIn } from './begin-platform.ts'
import { finishPlatform } from './finish-platform.ts'
import { listPlatforms, updatePlatform } from './keep-platforms.ts'
import { listBindings, unbind } from './own-bindings.ts'

/** Who answers the calls about WeChat, WeCom, DingTalk and Feishu. */
export const platformHandlers = {
  listPlatforms,
  updatePlatform,
  listBindings,
  beginBinding,
  unbind,
  beginPlatformSignIn,
  finishPlatform,
}
