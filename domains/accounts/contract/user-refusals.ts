import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import type { importCalls } from './import-calls.ts'
import type { leavingCalls } from './leaving-calls.ts'
import type { passwordLinkCalls } from './password-link-calls.ts'
import type { permissionCalls } from './permission-calls.ts'
import type { signInRefusals } from './sign-in-refusals.ts'
import type { userCalls } from './user-calls.ts'

type OfUsers = Pick<
  typeof accountsApi,
  keyof (typeof userCalls &
    typeof importCalls &
    typeof leavingCalls &
    typeof permissionCalls &
    typeof passwordLinkCalls)
>

/** Facts of passwords are said where somebody signs in, that a record is stale where departments are, whose address it is where they are invited. */
type Told = Exclude<RefusalsOf<OfUsers>, 'stale' | 'has_account' | keyof (typeof signInRefusals)['zh-CN']>

/** What whoever looks after accounts reads when a rule says no. */
export const userRefusals: InEveryLanguage<
  CountedTexts<Told | 'not_found' | 'has_open_work' | 'seats_full_hr' | 'seats_full_title'>
> = {
  'zh-CN': {
    no_service: '未配置账号同步服务，请联系运维设置 HAITOU_SYNC_URL',
    service_unreachable: '同步服务没有响应，请稍后重试',
    service_refused: '同步服务拒绝了请求（{{status}}）',
    unknown_colleague: '请选择一位已启用的其他同事',
    already_undone: '该交接已撤销',
    file_unreadable: '无法读取该文件，请使用模板并保存为 .xlsx',
    no_rows: '文件中没有账号',
    too_many_rows: '一次最多导入 {{most}} 个账号',
    columns_missing: '缺少列：{{columns}}',
    rows_invalid: '{{count}} 行有误，未创建任何账号',
    not_held: '您自己没有权限“{{name}}”，不能授予或收回',
    has_open_work: '还有未完成的工作，请先单独停用并交接',
    not_found: '账号不存在',
    not_lower_role: '只能管理角色低于自己的账号',
    role_too_high: '只能授予低于自己、且不超出自己所见与所能的角色',
    last_super_admin: '这是公司最后一位可登录的超级管理员，请先指定另一位',
    department_needed: '请选择部门',
    username_taken: '用户名“{{username}}”已被使用',
    user_disabled: '该账号已停用，请先启用',
    email_link_over: '链接已失效，请在个人资料中重新发送',
    link_over: '链接已失效，请联系管理员重新获取',
    seats_full: '用人经理账号数已用完（共 {{limit}} 个）。停用不再使用的账号，或购买更多账号。',
    seats_full_hr: 'HR 账号数已用完（共 {{limit}} 个）。停用不再使用的账号，或购买更多账号。',
    seats_full_title: '账号数不足',
  },
  'en-US': {
    no_service:
      'No account sync service is configured. Ask the server’s administrator to set HAITOU_SYNC_URL.',
    service_unreachable: 'The service didn’t answer. Try again later.',
    service_refused: 'The service rejected the request (status {{status}}).',
    unknown_colleague: 'Choose another colleague whose account is enabled.',
    already_undone: 'This has already been undone.',
    file_unreadable: 'This file can’t be read. Use the template and save it as .xlsx.',
    no_rows: 'There are no accounts in this file.',
    too_many_rows: 'You can import at most {{most}} accounts at once.',
    columns_missing: 'Missing columns: {{columns}}',
    rows_invalid_one: '{{count}} row has errors. No accounts were created.',
    rows_invalid: '{{count}} rows have errors. No accounts were created.',
    not_held: 'You don’t have “{{name}}” yourself, so you can’t grant or remove it.',
    has_open_work: 'Has open work. Disable these accounts one by one and hand their work over.',
    not_found: 'This account doesn’t exist.',
    not_lower_role: 'You can only manage accounts with a lower role than yours.',
    role_too_high: 'You can only assign roles below your own, with no more access than you have.',
    last_super_admin: 'There’s no other super administrator. Make someone else one first.',
    department_needed: 'Choose a department.',
    username_taken: 'The username “{{username}}” is taken.',
    user_disabled: 'This account is disabled. Enable it first.',
    email_link_over: 'This link no longer works. Send a new one from your account page.',
    link_over: 'This link no longer works. Ask your administrator for a new one.',
    seats_full:
      'Every hiring manager account is in use ({{limit}} in all). Disable accounts you no longer need, or buy more.',
    seats_full_hr:
      'Every HR account is in use ({{limit}} in all). Disable accounts you no longer need, or buy more.',
    seats_full_title: 'Not enough accounts',
  },
  'pt-BR': {
    no_service:
      'Nenhum serviço está configurado para receber contas. Peça a quem cuida do servidor para definir HAITOU_SYNC_URL.',
    service_unreachable: 'O serviço não respondeu. Tente mais tarde.',
    service_refused: 'O serviço recusou (resposta {{status}}).',
    unknown_colleague: 'Escolha outro colega com a conta ativa.',
    already_undone: 'Isto já foi desfeito.',
    file_unreadable: 'Não foi possível ler o arquivo. Use o modelo e salve como .xlsx.',
    no_rows: 'Não há contas neste arquivo.',
    too_many_rows: 'No máximo {{most}} contas de cada vez.',
    columns_missing: 'Faltam colunas: {{columns}}',
    rows_invalid_one: '{{count}} linha tem erros. Nenhuma conta foi criada.',
    rows_invalid: '{{count}} linhas têm erros. Nenhuma conta foi criada.',
    not_held: 'Você não tem a permissão “{{name}}” e não pode concedê-la nem retirá-la.',
    has_open_work: 'Tem trabalho aberto. Desative um por vez e transfira-o.',
    not_found: 'Essa conta não existe.',
    not_lower_role: 'Você só pode cuidar de contas com função inferior à sua.',
    role_too_high:
      'Você só pode atribuir funções abaixo da sua que não mostrem nem permitam mais do que você tem.',
    last_super_admin: 'Não há outro superadministrador ativo. Defina outro primeiro.',
    department_needed: 'Escolha um departamento.',
    username_taken: 'O nome de usuário “{{username}}” já está em uso.',
    user_disabled: 'Esta conta está desativada. Ative-a primeiro.',
    email_link_over: 'Este link não funciona mais. Envie outro pela página da sua conta.',
    link_over: 'Este link não funciona mais. Peça um novo ao administrador.',
    seats_full:
      'Não há mais contas de gestor livres (total: {{limit}}). Desative contas sem uso ou compre mais.',
    seats_full_hr:
      'Não há mais contas de RH livres (total: {{limit}}). Desative contas sem uso ou compre mais.',
    seats_full_title: 'Contas insuficientes',
  },
  'zh-TW': {
    no_service: '未設定帳號同步服務，請聯絡維運人員設定 HAITOU_SYNC_URL',
    service_unreachable: '同步服務沒有回應，請稍後再試',
    service_refused: '同步服務拒絕了請求（{{status}}）',
    unknown_colleague: '請選擇一位已啟用的其他同事',
    already_undone: '該交接已復原',
    file_unreadable: '無法讀取該檔案，請使用範本並儲存為 .xlsx',
    no_rows: '檔案中沒有帳號',
    too_many_rows: '一次最多匯入 {{most}} 個帳號',
    columns_missing: '缺少欄位：{{columns}}',
    rows_invalid: '{{count}} 列有誤，未建立任何帳號',
    not_held: '您自己沒有權限「{{name}}」，不能授予或收回',
    has_open_work: '還有未完成的工作，請先單獨停用並交接',
    not_found: '帳號不存在',
    not_lower_role: '只能管理角色低於自己的帳號',
    role_too_high: '只能授予低於自己、且不超出自己所見與所能的角色',
    last_super_admin: '這是公司最後一位可登入的超級管理員，請先指定另一位',
    department_needed: '請選擇部門',
    username_taken: '使用者名稱「{{username}}」已被使用',
    user_disabled: '該帳號已停用，請先啟用',
    email_link_over: '連結已失效，請在個人資料中重新傳送',
    link_over: '連結已失效，請聯絡管理員重新取得',
    seats_full: '用人主管帳號數已用完（共 {{limit}} 個）。停用不再使用的帳號，或購買更多帳號。',
    seats_full_hr: 'HR 帳號數已用完（共 {{limit}} 個）。停用不再使用的帳號，或購買更多帳號。',
    seats_full_title: '帳號數不足',
  },
}
