import type { Role } from '@bole/accounts/model'
import type { InEveryLanguage } from '@bole/platform/contract'
import type { CellFault, UserColumn } from '../model/user-rows.ts'

interface ImportTexts {
  readonly columns: Record<UserColumn, string>
  /** Those that are written in files by a word; any role can be written by its name. */
  readonly roles: Partial<Record<Role, string>>
  readonly faults: Record<CellFault, string>
  /** What is written where something holds, or does not. */
  readonly yes: string
  readonly no: string
  readonly fileName: string
}

/** What stands in files of accounts, and in what is said about them. */
export const importTexts: InEveryLanguage<ImportTexts> = {
  'zh-CN': {
    columns: {
      name: '姓名',
      username: '用户名',
      role: '角色',
      department: '部门',
      email: '邮箱',
      phone: '手机',
      job_title: '职务',
      is_limited: '限制访问',
    },
    roles: {
      OrgAdmin2: 'HR（管理员）',
      DepAdmin2: 'HR',
      User2: '用人经理',
    },
    faults: {
      missing: '未填写',
      too_long: '过长',
      not_a_username: '只能包含字母、数字和 . _ - @ +，长度 2 至 60',
      repeated: '在文件中重复',
      taken: '已被使用',
      unknown_role: '不是可用的角色',
      role_too_high: '不低于您自己的角色',
      department_needed: '该角色必须填写部门',
      unknown_department: '不存在，或不在您的管理范围内',
      two_departments: '有多个同名部门，请写完整路径，例如“总部/研发中心”',
      not_an_email: '不是邮箱地址',
      not_a_phone: '不是电话号码',
      not_yes_or_no: '请填写“是”或“否”',
      not_of_this_role: '只对用人经理生效，请留空或改为“否”',
    },
    yes: '是',
    no: '否',
    fileName: '账号模板.xlsx',
  },
  'en-US': {
    columns: {
      name: 'Name',
      username: 'Username',
      role: 'Role',
      department: 'Department',
      email: 'Email',
      phone: 'Phone',
      job_title: 'Job title',
      is_limited: 'Restricted',
    },
    roles: {
      OrgAdmin2: 'HR (admin)',
      DepAdmin2: 'HR',
      User2: 'Hiring manager',
    },
    faults: {
      missing: 'is missing',
      too_long: 'is too long',
      not_a_username: 'needs 2 to 60 letters, digits and . _ - @ +',
      repeated: 'occurs more than once in the file',
      taken: 'is taken',
      unknown_role: 'is not a role you can assign',
      role_too_high: 'is not below your own role',
      department_needed: 'is required for this role',
      unknown_department: 'does not exist, or you’re not in charge of it',
      two_departments: 'matches several: write the whole path, such as “Head office/Research”',
      not_an_email: 'is not an email address',
      not_a_phone: 'is not a phone number',
      not_yes_or_no: 'must be yes or no',
      not_of_this_role: 'applies to hiring managers only: leave it empty or write no',
    },
    yes: 'Yes',
    no: 'No',
    fileName: 'accounts.xlsx',
  },
  'pt-BR': {
    columns: {
      name: 'Nome',
      username: 'Nome de usuário',
      role: 'Função',
      department: 'Departamento',
      email: 'E-mail',
      phone: 'Telefone',
      job_title: 'Cargo',
      is_limited: 'Restrita',
    },
    roles: {
      OrgAdmin2: 'RH (administrador)',
      DepAdmin2: 'RH',
      User2: 'Gestor',
    },
    faults: {
      missing: 'não foi preenchido',
      too_long: 'é longo demais',
      not_a_username: 'precisa de 2 a 60 letras, números e . _ - @ +',
      repeated: 'aparece mais de uma vez no arquivo',
      taken: 'já está em uso',
      unknown_role: 'não é uma função que você possa dar',
      role_too_high: 'não é inferior à sua função',
      department_needed: 'é necessário para esta função',
      unknown_department: 'não existe ou não está sob seus cuidados',
      two_departments: 'corresponde a vários: escreva o caminho inteiro, como “Matriz/Pesquisa”',
      not_an_email: 'não é um endereço de e-mail',
      not_a_phone: 'não é um número de telefone',
      not_yes_or_no: 'deve ser sim ou não',
      not_of_this_role: 'só vale para gestores: deixe em branco ou escreva não',
    },
    yes: 'Sim',
    no: 'Não',
    fileName: 'contas.xlsx',
  },
  'zh-TW': {
    columns: {
      name: '姓名',
      username: '使用者名稱',
      role: '角色',
      department: '部門',
      email: '電子郵件',
      phone: '手機',
      job_title: '職務',
      is_limited: '限制存取',
    },
    roles: {
      OrgAdmin2: 'HR（管理員）',
      DepAdmin2: 'HR',
      User2: '用人主管',
    },
    faults: {
      missing: '未填寫',
      too_long: '過長',
      not_a_username: '只能包含字母、數字和 . _ - @ +，長度 2 至 60',
      repeated: '在檔案中重複',
      taken: '已被使用',
      unknown_role: '不是可用的角色',
      role_too_high: '不低於您自己的角色',
      department_needed: '該角色必須填寫部門',
      unknown_department: '不存在，或不在您的管理範圍內',
      two_departments: '有多個同名部門，請寫完整路徑，例如「總部/研發中心」',
      not_an_email: '不是電子郵件地址',
      not_a_phone: '不是電話號碼',
      not_yes_or_no: '請填寫「是」或「否」',
      not_of_this_role: '只對用人主管生效，請留空或改為「否」',
    },
    yes: '是',
    no: '否',
    fileName: '帳號範本.xlsx',
  },
}
