import { headerWords, meansOther } from './headers.ts';
import type { SeenColumn } from './seen-column.ts';

const PRICE = /^(?:precios?|pre[çc]o|price|p\.)\s+(?:(?:por|x|de|la|el)\s+)*/iu;
const UNIT = 'ml|cc|cl|l|lt|litro|g|gr|kg|kilo|u|un|unid|unidade?|porcione?|persona|cm';
const NAMED =
  'chic[ao]|pequen[ao]|median[ao]|grande|individual|personal|familiar|medi[ao]|enter[ao]|cuart[ao]|porcion|copa|botella|jarra|jarrito|vaso|taza|pinta|litro|lata|balon|docena|unidad|simple|doble|triple|small|medium|large|glass|bottle|half|full|pequeno|medio|garrafa|meia|inteira|s|m|l|xl';
/** 'Media docena', '500 ml', '1/4 kg', 'x 12'. */
const SIZE = new RegExp(
  String.raw`^(?:(?:medi[ao]|cuarto) )?(?:(?:de )?(?:${NAMED}|kilo))$|^(?:\d+ )?\d+ ?(?:${UNIT})$|^x ?\d+(?: (?:${UNIT}))?$`,
);

/** Returns the columns of prices whose headers name a size each, 'Chica' and 'Precio grande', where there are several; none otherwise. [FILE-13] */
export function sizeColumns(columns: readonly SeenColumn[]): readonly SeenColumn[] {
  const sizes = columns.filter(
    ({ header, prices, looked }) =>
      SIZE.test(headerWords(sizeOfHeader(header))) && !meansOther(header) && prices * 2 > looked,
  );
  return sizes.length > 1 ? sizes : [];
}

const MEASURE =
  /^(?:unidad|cantidad|peso|volumen|contenido|unit|quantity|weight|unidade|quantidade)(?: de (?:medida|venta))?$/;

/** Returns the column of measures that tells products of one name apart, which may be sizes; undefined if there is none. [FILE-13] */
export function measureColumn(free: readonly SeenColumn[], title: SeenColumn | undefined): SeenColumn | undefined {
  const isRepeated = title !== undefined && title.values.length < title.looked;
  return isRepeated
    ? free.find(({ header, values }) => values.length > 1 && MEASURE.test(headerWords(header)))
    : undefined;
}

/** 'Grande' of 'Precio grande'. */
export function sizeOfHeader(header: string): string {
  const size = header.replace(PRICE, '').trim();
  return size.slice(0, 1).toUpperCase() + size.slice(1);
}
