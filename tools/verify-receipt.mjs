// Checks a decision receipt apart from whoever wrote it: one file, plain Node (20 or later), no packages.
//
//   node verify-receipt.mjs receipt.txt <public key: 64 hexadecimal digits, or the address that answers it>
//
// The address is https://<the company's site>/api/careers/receipt-key. Ends with 0 where the receipt is genuine, with 1 where it is not.
// It speaks the language of the machine (LC_ALL, LANG) where that is Chinese, Portuguese or English.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import { argv, exit, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'

const shape = /^(bole-receipt-1\n([^\n]+)\nkey ([0-9a-f]{16})\n)signature ([0-9a-f]{128})\n$/
const spki = '302a300506032b6570032100'

const english = {
  usage: 'node verify-receipt.mjs receipt.txt <public key, or the address that answers it>',
  genuine: 'Genuine: word for word what was signed with this key.',
  changed: 'NOT GENUINE: this text is not what was signed with this key.',
  other_key: 'NOT GENUINE: this receipt names another key than the one given.',
  no_receipt: 'THIS IS NO RECEIPT: the file holds no receipt of a decision.',
  says: 'It says:',
  steps: {
    shape: { true: 'form: a receipt of a decision', false: 'form: no receipt of a decision' },
    key: { true: 'key: the one given', false: 'key: another one', null: 'key: not checked' },
    signature: { true: 'signature: fits', false: 'signature: does not fit', null: 'signature: not checked' },
  },
  names:
    'Number,Edition,Company,Position,Applicant,Applied on,Decided on,Decided at,Decision,Reason,Did a machine take part,Answer promised by',
  values:
    'Not selected,Hired and joined,Withdrawn by the candidate,Recorded as declined by the candidate,No,In steps on the way,It decided,Received,Under review,Assessment,Interview,Offer,Joining',
}

const portuguese = {
  usage: 'node verify-receipt.mjs comprovante.txt <chave pública, ou o endereço que a informa>',
  genuine: 'Autêntico: exatamente o que foi assinado com esta chave.',
  changed: 'NÃO É AUTÊNTICO: este texto não é o que foi assinado com esta chave.',
  other_key: 'NÃO É AUTÊNTICO: este comprovante cita outra chave, não a informada.',
  no_receipt: 'ISTO NÃO É UM COMPROVANTE: o arquivo não contém um comprovante de decisão.',
  says: 'Ele diz:',
  steps: {
    shape: { true: 'formato: comprovante de decisão', false: 'formato: não é um comprovante de decisão' },
    key: { true: 'chave: a informada', false: 'chave: outra', null: 'chave: não verificada' },
    signature: {
      true: 'assinatura: confere',
      false: 'assinatura: não confere',
      null: 'assinatura: não verificada',
    },
  },
  names:
    'Número,Edição,Empresa,Vaga,Candidato,Candidatura em,Decidido em,Decidido na etapa,Decisão,Motivo,Uma máquina participou,Resposta prometida até',
  values:
    'Não selecionado,Contratado,O candidato desistiu,Registrado como recusa do candidato,Não,Em etapas no caminho,Ela decidiu,Recebida,Em análise,Avaliação,Entrevista,Proposta,Admissão',
}

const simplified = {
  usage: 'node verify-receipt.mjs receipt.txt <公钥，或提供公钥的地址>',
  genuine: '凭证真实：与用此密钥签发时一字不差。',
  changed: '凭证无效：内容与用此密钥签发时不一致。',
  other_key: '凭证无效：所用密钥与给出的不同。',
  no_receipt: '这不是凭证：文件中没有决定凭证。',
  says: '凭证内容：',
  steps: {
    shape: { true: '格式：决定凭证', false: '格式：不是决定凭证' },
    key: { true: '密钥：与给出的相同', false: '密钥：另一把', null: '密钥：未查验' },
    signature: { true: '签名：相符', false: '签名：不符', null: '签名：未查验' },
  },
  names:
    '凭证编号,版本,公司,职位,申请人,申请日期,答复日期,决定时所处阶段,结果,原因,是否由机器参与,承诺答复日期',
  values:
    '未通过,已录用并入职,候选人撤回了申请,记录为候选人已拒绝,否,过程中有自动步骤,由机器决定,已收到,审核中,测评,面试,录用,入职',
}

const traditional = {
  usage: 'node verify-receipt.mjs receipt.txt <公鑰，或提供公鑰的位址>',
  genuine: '憑證真實：與用此金鑰簽發時一字不差。',
  changed: '憑證無效：內容與用此金鑰簽發時不一致。',
  other_key: '憑證無效：所用金鑰與給出的不同。',
  no_receipt: '這不是憑證：檔案中沒有決定憑證。',
  says: '憑證內容：',
  steps: {
    shape: { true: '格式：決定憑證', false: '格式：不是決定憑證' },
    key: { true: '金鑰：與給出的相同', false: '金鑰：另一把', null: '金鑰：未查驗' },
    signature: { true: '簽章：相符', false: '簽章：不符', null: '簽章：未查驗' },
  },
  names:
    '憑證編號,版本,公司,職位,申請人,申請日期,答覆日期,決定時所處階段,結果,原因,是否由機器參與,承諾答覆日期',
  values:
    '未通過,已錄用並到職,候選人撤回了申請,記錄為候選人已拒絕,否,過程中有自動步驟,由機器決定,已收到,審核中,測評,面試,錄用,到職',
}

const names =
  'number,edition,company,position,applicant,applied_on,decided_on,stage,decision,reason,machine,answer_promised_by'.split(
    ',',
  )
const values =
  'not_selected,hired,withdrawn,declined,none,on_the_way,decided,received,under_review,assessment,interview,offer,joining'.split(
    ',',
  )

function ownWords() {
  const locale = new Intl.Locale(new Intl.DateTimeFormat().resolvedOptions().locale).maximize()
  if (locale.language === 'pt') return portuguese
  if (locale.language !== 'zh') return english
  return locale.script === 'Hant' ? traditional : simplified
}

/**
 * @param {Uint8Array} bytes the receipt as it was kept
 * @param {string} publicKey 64 hexadecimal digits
 * @returns {Record<string, unknown> | null} what it says; null where a byte of it was changed
 */
export function verifyReceipt(bytes, publicKey) {
  const [, signed, facts, , signature] = shape.exec(Buffer.from(bytes).toString('latin1')) ?? []
  if (!signed || !facts || !signature) return null
  const key = createPublicKey({ key: Buffer.from(spki + publicKey, 'hex'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(signed, 'latin1'), key, Buffer.from(signature, 'hex'))) return null
  return JSON.parse(Buffer.from(facts, 'latin1').toString('utf8'))
}

/** @param {string} given */
async function keyFrom(given) {
  if (/^[0-9a-f]{64}$/.test(given)) return given
  const answer = await (await fetch(given)).json()
  return String(answer.data.public_key)
}

/** @param {Buffer} bytes @param {string} publicKey @param {boolean} isGenuine */
function findingOf(bytes, publicKey, isGenuine) {
  const text = bytes.toString('latin1')
  if (!text.startsWith('bole-receipt-1')) return 'no_receipt'
  const keyId = createHash('sha256').update(publicKey, 'hex').digest('hex').slice(0, 16)
  const named = shape.exec(text)?.[3]
  if (named !== undefined && named !== keyId) return 'other_key'
  return isGenuine ? 'genuine' : 'changed'
}

/** @param {string} file @param {string} given */
async function check(file, given) {
  const words = ownWords()
  const bytes = await readFile(file)
  const publicKey = await keyFrom(given)
  const facts = verifyReceipt(bytes, publicKey)
  const finding = findingOf(bytes, publicKey, facts !== null)
  const { shape: form, key, signature } = words.steps
  const lines = [
    words[finding],
    `  ${finding === 'no_receipt' ? form.false : form.true}`,
    `  ${finding === 'no_receipt' ? key.null : finding === 'other_key' ? key.false : key.true}`,
    `  ${finding === 'genuine' ? signature.true : finding === 'changed' ? signature.false : signature.null}`,
  ]
  if (facts && finding === 'genuine') {
    lines.push(words.says)
    for (const [name, value] of Object.entries(facts)) lines.push(`  ${told(words, name, value)}`)
  }
  stdout.write(`${lines.join('\n')}\n`)
  return finding === 'genuine' ? 0 : 1
}

/** @param {typeof english} words @param {string} name @param {unknown} value */
function told(words, name, value) {
  const title = words.names.split(',')[names.indexOf(name)] ?? name
  const isChosen = name === 'decision' || name === 'machine' || name === 'stage'
  const word = isChosen ? words.values.split(',')[values.indexOf(String(value))] : undefined
  return `${title}: ${word ?? (value === null || value === '' ? '–' : value)}`
}

const isRun = argv[1] !== undefined && (await realpath(argv[1])) === fileURLToPath(import.meta.url)
if (isRun) {
  const [, , file, given] = argv
  if (!file || !given) {
    stdout.write(`${ownWords().usage}\n`)
    exit(2)
  }
  exit(await check(file, given))
}
