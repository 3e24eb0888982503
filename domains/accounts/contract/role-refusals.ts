import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import type { roleCalls } from './role-calls.ts'
import type { userRefusals } from './user-refusals.ts'

/** What is said where accounts are looked after is said there. */
type Told = Exclude<
  RefusalsOf<Pick<typeof accountsApi, keyof typeof roleCalls>>,
  'stale' | keyof (typeof userRefusals)['zh-CN']
>

/** What whoever looks after roles reads when a rule says no. */
export const roleRefusals: InEveryLanguage<CountedTexts<Told>> = {
  'zh-CN': {
    role_name_taken: '已有名为“{{name}}”的角色',
    too_many_roles: '最多 {{most}} 个自定义角色，请先删除不用的',
    whole_organisation_only: '角色对整个机构生效，只有管理整个机构的人可以修改',
    role_built_in: '内置角色不能改名或删除',
    role_in_use: '还有 {{count}} 个账号使用该角色，请选择他们改用的角色',
  },
  'en-US': {
    role_name_taken: 'There’s already a role “{{name}}”.',
    too_many_roles: 'You can have at most {{most}} custom roles. Delete some you no longer need.',
    whole_organisation_only:
      'Roles apply to the whole organization, so only people in charge of all of it can change them.',
    role_built_in: 'A built-in role can’t be renamed or deleted.',
    role_in_use_one: '{{count}} account has this role. Choose the role it gets instead.',
    role_in_use: '{{count}} accounts have this role. Choose the role they get instead.',
  },
  'pt-BR': {
    role_name_taken: 'Já existe uma função “{{name}}”.',
    too_many_roles: 'Pode haver no máximo {{most}} funções próprias. Exclua as que não usa mais.',
    whole_organisation_only:
      'As funções valem para toda a organização; só quem cuida de toda ela pode alterá-las.',
    role_built_in: 'Uma função padrão não pode ser renomeada nem excluída.',
    role_in_use_one: '{{count}} conta tem esta função. Escolha a função que ela receberá.',
    role_in_use: '{{count}} contas têm esta função. Escolha a função que receberão.',
  },
  'zh-TW': {
    role_name_taken: '已有名為「{{name}}」的角色',
    too_many_roles: '最多 {{most}} 個自訂角色，請先刪除不用的',
    whole_organisation_only: '角色對整個機構生效，只有管理整個機構的人可以修改',
    role_built_in: '內建角色不能改名或刪除',
    role_in_use: '還有 {{count}} 個帳號使用該角色，請選擇他們改用的角色',
  },
}
