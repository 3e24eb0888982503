import { type InEveryLanguage, plainRefusals, type RefusalsOf } from '@bole/platform/contract'
import type { conceptsApi } from './api.ts'

/** What a person reads when a list of bots' words refuses something. */
export const conceptsRefusals: InEveryLanguage<Record<RefusalsOf<typeof conceptsApi>, string>> = {
  'zh-CN': { ...plainRefusals['zh-CN'], stale: '这条记录刚刚被他人修改，请查看最新内容后再保存' },
  'en-US': {
    ...plainRefusals['en-US'],
    stale: 'Someone else just changed this. Review the latest version before you save.',
  },
  'pt-BR': {
    ...plainRefusals['pt-BR'],
    stale: 'Outra pessoa acabou de alterar isto. Veja a versão mais recente antes de salvar.',
  },
  'zh-TW': { ...plainRefusals['zh-TW'], stale: '這筆記錄剛剛被他人修改，請查看最新內容後再儲存' },
}
