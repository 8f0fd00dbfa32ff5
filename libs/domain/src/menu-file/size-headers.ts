import { headerWords, meansOther } from './headers.ts';

const PRICE = /^(?:precios?|tama[ñn]os?|pre[çc]o|price|p\.)\s+(?:(?:por|x|de|la|el)\s+)*/iu;
const UNIT = 'ml|cc|cl|l|lt|litro|g|gr|kg|kilo|u|un|unid|unidade?|porcione?|persona|cm';
const NAMED =
  'chic[ao]|pequen[ao]|median[ao]|grande|individual|personal|familiar|medi[ao]|enter[ao]|cuart[ao]|porcion|copa|botella|jarra|jarrito|vaso|taza|pinta|litro|lata|balon|docena|unidad|simple|doble|triple|small|medium|large|glass|bottle|half|full|pequeno|medio|garrafa|meia|inteira|s|m|l|xl';
/** 'Media docena', '500 ml', '1/4 kg', 'x 12', '1/2'. */
const SIZE = new RegExp(
  String.raw`^(?:(?:medi[ao]|cuarto) )?(?:(?:de )?(?:${NAMED}|kilo))$|^(?:\d+ )?\d+ ?(?:${UNIT})$|^x ?\d+(?: (?:${UNIT}))?$|^[1-3] [2-4]$`,
);

/** True for 'Chica', 'Precio grande' and '1/2 kg'. */
export function namesSize(header: string): boolean {
  return SIZE.test(headerWords(sizeOfHeader(header))) && !meansOther(header);
}

/** 'Grande' of 'Precio grande'. */
export function sizeOfHeader(header: string): string {
  const size = header.replace(PRICE, '').trim();
  return size.slice(0, 1).toUpperCase() + size.slice(1);
}
