import type { InEveryLanguage } from '@bole/platform/contract'

/** What stands above a link by which an approval is answered from a mail. */
export const linkTexts: InEveryLanguage<string> = {
  'zh-CN': '无需登录即可审批{{name}}（{{hours}} 小时内有效，仅限一次，请勿转发）：\n{{link}}',
  'en-US':
    'Decide on {{name}} without signing in (works once within {{hours}} hours; do not forward):\n{{link}}',
  'pt-BR':
    'Decida sobre {{name}} sem entrar no sistema (por {{hours}} horas, uma vez; não encaminhe):\n{{link}}',
  'zh-TW': '無需登入即可審批{{name}}（{{hours}} 小時內有效，僅限一次，請勿轉寄）：\n{{link}}',
}
