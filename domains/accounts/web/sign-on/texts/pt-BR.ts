import type zh from './zh-CN.ts'

const texts: typeof zh = {
  title: 'Entrar com a conta da empresa',
  code: 'Código da empresa',
  codeHelp: 'O código no endereço do site de carreiras. O administrador o conhece.',
  needsCode: 'Digite o código da empresa',
  go: 'Ir para o login da empresa',
  arriving: 'Entrando…',
  again: 'Começar de novo',
  password: 'Entrar com senha',
  is_enabled: 'Permitir entrar com a conta da empresa',
  is_enabledHelp: 'A opção aparece na página de login. A conta é criada no primeiro acesso.',
  name: 'Nome',
  issuer: 'Endereço do emissor (issuer)',
  issuerHelp: 'Deve oferecer OpenID Connect Discovery e usar https.',
  client_id: 'ID do cliente',
  client_secret: 'Segredo do cliente',
  secretKept: 'Salvo. Deixe vazio para manter.',
  secretHelp: 'Deixe vazio para um cliente público.',
  redirect: 'Endereço de retorno a registrar no provedor',
  role_claim: 'Claim com os grupos da pessoa',
  role_mapping: 'Funções por grupo',
  mappingHelp:
    'De cima para baixo, vale a primeira correspondência. Os papéis são atualizados a cada acesso.',
  value: 'Grupo',
  role: 'Função',
  add: 'Adicionar linha',
  remove: 'Remover a linha {{row}}',
  default_role: 'Função sem correspondência',
  noRole: 'Não pode entrar',
  saved: 'Provedor de identidade salvo',
}
export default texts
