import type { InEveryLanguage } from '../languages.ts'

/** What a person reads whom a plain list refuses something; a domain puts these among its own. */
export const plainRefusals: InEveryLanguage<Record<'entry_name_taken' | 'list_full', string>> = {
  'zh-CN': {
    entry_name_taken: '已有名为“{{name}}”的条目，请换一个名称',
    list_full: '最多保存 {{most}} 条，请先删除不用的',
  },
  'en-US': {
    entry_name_taken: 'There is already an entry “{{name}}”. Choose another name.',
    list_full: 'There can be at most {{most}} entries. Delete some you no longer use.',
  },
  'pt-BR': {
    entry_name_taken: 'Já existe um item “{{name}}”. Escolha outro nome.',
    list_full: 'Pode haver no máximo {{most}} itens. Exclua os que não usa mais.',
  },
  'zh-TW': {
    entry_name_taken: '已有名為「{{name}}」的項目，請換一個名稱',
    list_full: '最多儲存 {{most}} 筆，請先刪除不用的',
  },
}
