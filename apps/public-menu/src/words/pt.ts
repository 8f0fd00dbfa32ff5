import { hoursWords, openingFact, timesWords, type HoursLanguage, type OptionGroup } from '@carta/domain';
import type { PartWords, Words } from '../words.ts';
import { portugueseClock as clockWords, portugueseTime as atTime } from './clock-words.ts';
import { following } from './following/pt.ts';
import { hoursLines } from './hours-lines.ts';

const list = new Intl.ListFormat('pt-BR');

const hours: HoursLanguage = {
  days: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
  everyDay: 'todos os dias',
  range: (first, last) => `${first} a ${last}`,
  times: (from, to) => (from === '00:00' && to === from ? '24 horas' : `das ${clockWords(from)} às ${clockWords(to)}`),
  list,
};

const longHours = { ...hours, days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] };

const opening: PartWords['opening'] = (state, timeZone, now) => {
  const fact = openingFact(state, timeZone, now);
  const dated = (moment: number, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone, ...format }).format(moment);
  switch (fact.kind) {
    case 'always':
      return '';
    case 'open':
      return 'Aberto';
    case 'closed':
      return 'Fechado';
    case 'open-until':
      return `Aberto até ${clockWords(fact.clock)}`;
    case 'opens-today':
      return `Abre hoje ${atTime(fact.clock)}`;
    case 'opens-tomorrow':
      return `Abre amanhã ${atTime(fact.clock)}`;
    case 'opens-weekday': {
      const day = dated(fact.moment, { weekday: 'long' });
      return `Abre ${day.endsWith('feira') ? 'na' : 'no'} ${day} ${atTime(fact.clock)}`;
    }
    case 'opens-date':
      return `Abre em ${dated(fact.moment, { day: 'numeric', month: 'long' })} ${atTime(fact.clock)}`;
  }
};

function choice({ min, max }: Pick<OptionGroup, 'min' | 'max'>): string {
  if (min === max) return `Escolher ${min}`;
  if (min > 0) return `De ${min} a ${max}`;
  return max === 1 ? 'Opcional' : `Até ${max}`;
}

const quoted = (marks: readonly string[]) => list.format(marks.map((mark) => `«${mark}»`));

export const part: PartWords = {
  allergens: {
    gluten: 'Glúten',
    crustaceans: 'Crustáceos',
    eggs: 'Ovos',
    fish: 'Peixe',
    peanuts: 'Amendoim',
    soy: 'Soja',
    milk: 'Leite',
    nuts: 'Castanhas',
    celery: 'Aipo',
    mustard: 'Mostarda',
    sesame: 'Gergelim',
    sulphites: 'Sulfitos',
    lupin: 'Tremoço',
    molluscs: 'Moluscos',
  },
  allergensTitle: 'Alérgenos',
  contains: 'Contém',
  freeOf: 'Livre de',
  undeclared: 'Não declarado',
  allergyAdvice: 'Se você tem alergia, avise ao pedir.',
  soldOut: 'Esgotado',
  choice,
  chosen: (count, max) => `${count} de ${max}`,
  opening,
  menuTypes: { delivery: 'Delivery', takeaway: 'Retirada', table: 'Na mesa' },
  deliveryTime: 'Tempo de entrega',
  copied: 'Copiado',
  close: 'Fechar',
  offline: 'Sem conexão. Tente novamente.',

  less: 'Menos',
  more: 'Mais',
  remove: 'Remover',
  addToOrder: 'Adicionar ao pedido',
  lineNotes: 'Observações',

  seeOrder: 'Ver pedido',
  repeatOrder: 'Repetir o último pedido',
  orderFull: 'O pedido está completo',
  order: 'Seu pedido',
  total: 'Total',
  emptyOrder: 'Esvaziar pedido',
  problems: {
    gone: 'Não está mais no cardápio',
    'sold-out': 'Esgotado',
    unavailable: 'Não está disponível agora',
    options: 'O que você escolheu não está mais disponível',
  },
  orderType: 'Tipo de pedido',
  minimum: (price) => `mínimo ${price}`,
  zone: 'Zona',
  name: 'Nome',
  address: 'Endereço',
  payment: 'Forma de pagamento',
  payments: { cash: 'Dinheiro', mercadoPago: 'MercadoPago', other: 'Outro', transfer: 'Transferência' },
  paysWith: 'Você paga com',
  change: 'Troco',
  alias: 'Alias',
  copyAlias: 'Copiar alias',
  copyAmount: 'Copiar valor',
  orderNotes: 'Observações do pedido',
  seeMessage: 'Ver a mensagem',
  backToOrder: 'Voltar ao pedido',
  copyOrder: 'Copiar pedido',
  send: 'Enviar por WhatsApp',
  place: 'Enviar pedido',
  phone: 'Telefone',
  when: 'Para quando',
  soonest: 'O quanto antes',
  chooseMoment: 'Escolha um horário',
  today: 'Hoje',
  tomorrow: 'Amanhã',
  moment: (day, clock) => `${day.charAt(0).toUpperCase()}${day.slice(1)} ${clockWords(clock)}`,

  pausedUntil: (...state) => opening(...state).replace(/^Abre (?:hoje |em )?/, 'Não recebe pedidos até '),
  chooseWhen: (why) => `${why}: escolha para quando.`,
  otherMoment: 'Escolha outro horário.',
  writeName: 'Escreva seu nome.',
  writePhone: 'Escreva seu telefone.',
  notReached: 'O local não respondeu. Envie seu pedido pelo WhatsApp.',
  keptForRetry: 'O local não respondeu. Seu pedido fica guardado.',
  retry: 'Tentar de novo',
  arrivedBefore: 'O pedido que você enviou antes chegou. Se enviar este também, serão dois.',
  seePlaced: 'Ver meu pedido',
  placeBesides: 'Enviar este também',
  waitsForOpening: (words) => `${words}: seu pedido fica guardado até lá.`,
  waitsForConnection: 'Sem conexão. Seu pedido fica guardado: envie quando ela voltar.',
  takesNoOrders: 'No momento não são aceitos pedidos.',
  chooseType: 'Escolha entrega ou retirada.',
  newText: 'Seu pedido mudou: confira antes de enviar.',
  chooseZone: 'Escolha a zona de entrega.',
  choosePayment: 'Escolha a forma de pagamento.',
  unclearCash: 'Escreva com quanto paga assim: 50000',
  belowMinimum: (price) => `O mínimo para delivery é ${price}.`,
  tooLittleCash: 'Não é suficiente para pagar o total.',
  checkOrder: 'Revise seu pedido.',

  scanAgain: 'O código da sua mesa não vale mais. Leia-o de novo.',
  tellWaiter: 'Avise o garçom.',
  nameIfWanted: 'Nome (se quiser)',
  tableNotesHint: 'Alergias, ponto da carne...',
  goesTo: () => 'Vai para',
  round: (nth: number) => ['segunda rodada', 'terceira rodada', 'quarta rodada'][nth - 2] ?? `rodada ${nth}`,
  roundTotal: 'Total desta rodada',
  orderedBefore: 'Você já pediu nesta mesa',
  roundStates: { new: 'enviado', accepted: 'em preparo', ready: 'pronto', done: 'entregue' },

  orderChanged: 'Seu pedido mudou',
  acceptChanges: 'Aceitar as mudanças',
  withoutExtras: 'Vale para o prato sem adicionais.',
  containsAll: (allergens) => `Contém ${list.format(allergens)}`,
  marks: { vegan: 'Vegano', vegetarian: 'Vegetariano', glutenFree: 'Sem glúten', spicy: 'Picante' },
  gluten: 'glúten',
  undo: 'Desfazer',
  cancel: 'Cancelar',
  done: 'Pronto',
  copyByHand: 'Copie o texto selecionado',
  inOrder: (item, count) => `${item}: ${count} no seu pedido`,
  countInOrder: (count) => `${count} no seu pedido`,
  titles: (titles, more) => (more > 0 ? `${titles.join(', ')} e mais ${more}` : titles.join(' e ')),
  removed: (item) => `${item} saiu do pedido`,
  emptied: 'Pedido esvaziado',
  writeAddress: 'Escreva o endereço.',
  tooLong: 'Seu pedido é longo demais para uma mensagem.',
  shorten: (notes) => `Encurte o que escreveu em ${list.format(notes)}.`,
  sent: 'Pedido enviado',
  sentAt: (hour, minutes) => `Enviado ${hour === 1 ? 'à' : 'às'} ${hour}h${minutes}`,
  answers: (name) => `${name} responde por WhatsApp.`,
  askSent: 'Você enviou seu pedido?',
  sendAgainHint: 'Se o WhatsApp não abriu, envie de novo.',
  startAnother: 'Sim, começar outro',
  sendAgain: 'Enviar de novo',
  changeOrder: 'Mudar o pedido',
  choiceOf: (group) => `${group.title}: ${choice(group).toLowerCase()}`,
  withChoice: 'Com o que você escolheu agora',
  loses: (marks) => `Deixa de ser ${quoted(marks)}`,
  choiceLoses: (marks) => `Com sua escolha não é ${quoted(marks)}`,
  optionChanges: (option, undeclared, contained) => {
    const state = undeclared.length === 1 ? 'não declarado' : 'sem declarar';
    const parts = [
      undeclared.length > 0 && `${list.format(undeclared)} ${state}`,
      contained.length > 0 && `contém ${list.format(contained)}`,
    ];
    return `Com ${option}: ${parts.filter(Boolean).join(', ')}.`;
  },
  andMore: (count) => `e mais ${count}`,
  optional: 'Opcional',
  share: 'Compartilhar',
  linkCopied: 'Link copiado',

  sendsFrom: (...state) => opening(...state).replace(/^Abre/, 'Pode ser enviado'),
  sendsOnline: 'Pode ser enviado quando a conexão voltar',
  items: 'Produtos',
  deliveryTo: (zone) => `Entrega em ${zone}`,
  orderNotesHint: 'Campainha, portaria, alergias...',
  messageHint: 'Assim sai sua mensagem. Você a envia pelo WhatsApp.',
  lock: (name) => `Seu nome e seu endereço vão só para ${name}.`,

  changedSince: 'O cardápio mudou desde que você montou o pedido.',
  notAllThen: 'No horário que você escolheu não há tudo.',
  notAvailableThen: 'Não está disponível nesse horário',
  units: (count) => (count === 1 ? '1 unidade' : `${count} unidades`),
  rose: 'Subiu',
  fell: 'Baixou',
  leaves: 'Sai do pedido',
  anOption: 'Um adicional',
  inItem: (item) => `Em ${item}`,
  falls: (price) => `Menos ${price}`,
  changeLine: 'Trocar',
  before: 'Antes',
  totalNow: 'Total agora',
  backToMenu: 'Voltar ao cardápio',
};

export const words: Words = {
  ...part,
  lang: 'pt-BR',
  skipToOrder: 'Ir para o pedido',
  languages: 'Idioma',
  noConnection: 'Sem conexão.',
  menuOfToday: 'Cardápio de hoje, {hour}h{minute}',
  menuOfDay: 'Cardápio de {day}, {hour}h{minute}',

  menuTitle: (name) => (name === '' ? 'Cardápio' : `${name} · Cardápio`),
  menuOf: (name) => `Cardápio de ${name}`,
  logoOf: (name) => `Logo de ${name}`,
  categories: 'Categorias',
  featured: 'Destaques',
  noItems: 'Ainda não há produtos neste cardápio.',
  alwaysOpen: 'Aberto 24 horas',
  closedNow: 'Fechado agora',
  orderMeanwhile: 'Você pode montar seu pedido e enviá-lo a partir dessa hora.',
  orderForLater: 'Você pode pedir agora para mais tarde.',
  available: (shifts) => `Disponível ${hoursWords(shifts, hours)}`,
  from: 'a partir de',
  netPrice: 'Preço sem impostos nacionais',
  netPriceShort: 'Sem imp. nac.',
  add: 'Adicionar',

  search: 'Buscar no cardápio',
  showOnly: 'Mostrar só',
  subcategories: 'Nesta categoria',
  /** Read by the search's part from the page; `{}` stands for what is searched, `{n}` for a number. */
  finding: {
    back: 'Voltar',
    clear: 'Apagar',
    one: '1 resultado para “{}”',
    many: '{n} resultados para “{}”',
    none: 'Não há nada que se chame “{}”.',
    otherWord: 'Tente com outra palavra.',
    withoutFilters: 'Tente sem os filtros.',
    oneItem: '1 produto',
    manyItems: '{n} produtos',
    noItem: 'Nenhum produto atende a tudo isso.',
  },

  about: 'Sobre o local',
  information: 'Informações',
  board: 'Lousa',
  contact: 'Contato',
  contactChannels: { whatsapp: 'Escrever no WhatsApp', instagram: 'Ver Instagram', phone: 'Ligar' },
  otherPhone: 'Outro telefone',
  hours: 'Horários',
  hoursText: (shifts) => hoursLines(shifts, longHours),
  closures: 'Feriados e fechamentos',
  times: (shifts) => timesWords(shifts, hours),
  dates: new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  tableCharge: 'Couvert',
  pickupPoint: 'Ponto de retirada',
  orders: 'Pedidos',
  paymentMethods: 'Formas de pagamento',
  otherPayments: 'outros meios',
  pdf: 'Cardápio em PDF',
  openPdf: 'Abrir o PDF',
  print: 'Imprimir',
  printLarge: 'Imprimir em letra grande',
  menuAsOf: (date) => `Cardápio de ${date}.`,
  upToDateAt: 'Sempre atualizado em',
  wifi: 'WiFi',
  wifiName: 'Rede',
  wifiPassword: 'Senha',
  noWifiPassword: 'Sem senha',
  seePassword: 'Ver a senha',
  copyPassword: 'Copiar senha',
  wifiCode: 'Código QR do WiFi',
  wifiCodeAdvice: 'Aponte a câmera de outro telefone para conectá-lo.',
  wifiNotFound: 'WiFi não disponível',
  wifiNotFoundAdvice: 'Este local não mostra seu WiFi.',

  following,
  orderNotFound: 'Pedido não encontrado',
  orderNotFoundAdvice: 'Não há nenhum pedido neste endereço.',
  seeMenuOf: (name) => `Ver o cardápio de ${name}`,
  itemNotFound: 'Produto não encontrado',
  itemNotFoundAdvice: 'Este produto não está no cardápio.',
  notFound: 'Cardápio não encontrado',
  notFoundAdvice:
    'Não há nenhum cardápio neste endereço. Verifique se está escrito corretamente ou leia o código QR novamente.',
};
