import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { sourcingApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const sourcingRefusals: InEveryLanguage<Record<RefusalsOf<typeof sourcingApi>, string>> = {
  'zh-CN': {
    stale: '该账号刚刚被他人修改，请关闭后重新打开',
    read_only: '您不能指定账号的使用人，请联系管理全部职位的同事',
    unknown_person: '所选的人不存在或已停用，请重新选择',
  },
  'en-US': {
    stale: 'Someone has just changed this account. Close this and open it again.',
    read_only: 'You can’t set who uses this account. Ask a colleague who manages all positions.',
    unknown_person: 'The chosen person doesn’t exist or is disabled. Choose someone else.',
  },
  'pt-BR': {
    stale: 'Alguém acabou de alterar esta conta. Feche e abra de novo.',
    read_only: 'Você não pode dizer de quem é esta conta. Fale com quem gerencia todas as vagas.',
    unknown_person: 'A pessoa escolhida não existe ou está desativada. Escolha outra.',
  },
  'zh-TW': {
    stale: '該帳號剛剛由他人修改，請關閉後重新開啟',
    read_only: '您不能指定帳號的使用人，請聯絡管理全部職缺的同事',
    unknown_person: '所選的人不存在或已停用，請重新選擇',
  },
}
