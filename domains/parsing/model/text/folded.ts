// Traditional letters of titles, labels, posts, schools and firms, each before its simplified form.
const PAIRS =
  '學学歷历經经驗验專专業业職职務务證证書书獎奖項项個个資资訊讯訓训練练語语話话聯联絡络電电機机號号碼码郵邮現现時时間间際际稱称單单腦脑軟软體体設设計计開开發发網网數数據据庫库組组織织團团隊队員员師师長长總总監监協协會会財财銷销營营運运廣广場场產产製制廠厂應应徵征試试簡简評评價价優优勢势興兴愛爱責责質质僱雇離离領领導导課课題题論论權权畢毕碩硕讀读習习實实貿贸險险銀银藥药醫医護护關关係系繫系聲声樂乐藝艺術术圖图館馆視视聽听觀观報报記记編编輯辑譯译標标準准備备參参與与擔担負负顧顾問问級级處处門门區区縣县灣湾廳厅國国華华東东車车輛辆輪轮動动態态狀状況况類类別别齡龄歲岁氣气飲饮飯饭鐵铁鋼钢線线綫线絲丝紡纺環环農农漁渔熱热達达進进過过還还為为從从後后續续維维統统結结構构築筑樓楼層层測测確确認认識识驅驱駕驾駛驶執执創创辦办義义誌志願愿當当選选連连鎖锁櫃柜檯台臺台檢检檔档歸归屬属薦荐萬万億亿約约雙双適适婦妇兒儿復复診诊療疗傳传攝摄錄录節节戲戏劇剧遊游競竞賽赛嚴严謹谨獨独溝沟調调談谈眾众無无誠诚儲储幹干稅税審审賬账帳帐倉仓貨货採采購购買买賣卖飛飞隨随預预轉转換换陸陆龍龙濟济粵粤蘇苏寧宁潤润遠远榮荣譽誉績绩點点勞劳盡尽啟启匯汇彙汇異异雜杂頁页鄉乡鎮镇歐欧陽阳階阶綜综礎础強强夥伙劃划訂订詢询獲获勵励條条許许較较幣币範范餘余鑑鉴鑒鉴聖圣樹树橋桥額额贊赞輔辅週周簽签衛卫齒齿釀酿釐厘繪绘臨临檳槟瑪玛豐丰順顺訪访詞词'

const SIMPLIFIED = new Map(
  Array.from({ length: Math.floor(PAIRS.length / 2) }, (_, at): [string, string] => [
    PAIRS[at * 2] ?? '',
    PAIRS[at * 2 + 1] ?? '',
  ]),
)
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'gu')
const ACCENTED = /[\u00c0-\u024f]/g

/** The text with the traditional letters of the vocabularies as simplified ones; as long as it was. */
export const simplified = (text: string): string =>
  text.replace(TRADITIONAL, (letter) => SIMPLIFIED.get(letter) ?? letter)

/** The text without accents and in simplified letters, as the patterns of titles and labels are written; as long as it was. */
export const folded = (text: string): string =>
  simplified(text).replace(ACCENTED, (letter) => letter.normalize('NFD')[0] ?? letter)
