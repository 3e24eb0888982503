import { type InEveryLanguage, plainRefusals, type RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import type { departmentCalls } from './department-calls.ts'

/** What somebody reads who cannot have the departments as they want them. */
export const departmentRefusals: InEveryLanguage<
  Record<RefusalsOf<Pick<typeof accountsApi, keyof typeof departmentCalls>>, string>
> = {
  'zh-CN': {
    stale: '这条记录刚刚被他人修改，请查看最新内容后再保存',
    name_taken: '同一上级下已有名为“{{name}}”的部门',
    too_deep: '部门最多 {{levels}} 级',
    under_itself: '部门不能移到自己或自己的下级之下',
    top_is_out_of_reach: '您管理的最上级部门只能由机构管理员移动、合并或删除，顶级部门也只能由其创建',
    department_not_empty:
      '“{{name}}”中还有 {{departments}} 个下级部门、{{people}} 个账号、{{positions}} 个职位，请先移走，或将其合并到其他部门',
    unknown_head: '所选负责人不存在或已停用',
    unknown_tag: '所选标签已不存在，请刷新后重试',
    ...plainRefusals['zh-CN'],
  },
  'en-US': {
    stale: 'Someone else just changed this. Review the latest version before you save.',
    name_taken: 'There’s already a department “{{name}}” here.',
    too_deep: 'Departments can be at most {{levels}} levels deep.',
    under_itself: 'A department can’t be put below itself or below one of its own departments.',
    top_is_out_of_reach:
      'Only an administrator of the organization can create top-level departments, or move, merge or delete the topmost one you’re in charge of.',
    department_not_empty:
      '“{{name}}” still contains departments: {{departments}}, accounts: {{people}}, positions: {{positions}}. Move them first, or merge it into another department.',
    unknown_head: 'One of the heads no longer exists or is disabled.',
    unknown_tag: 'One of the labels no longer exists. Reload and try again.',
    ...plainRefusals['en-US'],
  },
  'pt-BR': {
    stale: 'Outra pessoa acabou de alterar este registro. Veja a versão atual antes de salvar.',
    name_taken: 'Já existe um departamento “{{name}}” neste lugar.',
    too_deep: 'Os departamentos podem ter no máximo {{levels}} níveis.',
    under_itself: 'Um departamento não pode ficar abaixo de si mesmo nem de um dos seus.',
    top_is_out_of_reach:
      'Só um administrador da organização pode criar departamentos no topo, ou mover, unir ou excluir o mais alto que você administra.',
    department_not_empty:
      '“{{name}}” ainda contém departamentos: {{departments}}, contas: {{people}}, vagas: {{positions}}. Mova-os antes ou una-o a outro departamento.',
    unknown_head: 'Um dos responsáveis não existe mais ou está desativado.',
    unknown_tag: 'Uma das etiquetas não existe mais. Atualize e tente de novo.',
    ...plainRefusals['pt-BR'],
  },
  'zh-TW': {
    stale: '這筆記錄剛剛被他人修改，請查看最新內容後再儲存',
    name_taken: '同一上級下已有名為「{{name}}」的部門',
    too_deep: '部門最多 {{levels}} 級',
    under_itself: '部門不能移到自己或自己的下級之下',
    top_is_out_of_reach: '您管理的最上級部門只能由機構管理員移動、合併或刪除，頂級部門也只能由其建立',
    department_not_empty:
      '「{{name}}」中還有 {{departments}} 個下級部門、{{people}} 個帳號、{{positions}} 個職缺，請先移走，或將其合併到其他部門',
    unknown_head: '所選負責人不存在或已停用',
    unknown_tag: '所選標籤已不存在，請重新整理後再試',
    ...plainRefusals['zh-TW'],
  },
}
