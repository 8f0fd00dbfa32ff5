import * as z from 'zod/mini';
import { Allergens, declaredSoundly, Diets } from '../diets/diets.ts';
import { CHOICE_PROBLEMS, choiceProblem, OPTION_LIMITS, TOO_MANY_GROUPS } from '../options/option-group.ts';
import { ONE_SIZE_GROUP } from '../options/item-groups.ts';
import { priceFromDecimal } from '../prices/price.ts';
import { TEXT_LIMITS } from '../texts/text-limits.ts';
import { ofObject, anyText, count, flag, text } from '../texts/text.ts';

export const filePrice = z.union([anyText(), z.number()], { error: 'Falta el precio, por ejemplo "2700.00"' }).check(
  z.refine((value) => priceFromDecimal(value).ok, {
    error: 'No es un precio: dos decimales con punto, por ejemplo "2700.00", de 0 a 99999999.99',
  }),
);

const FileOption = z
  .strictObject(
    {
      title: text(TEXT_LIMITS.title),
      price: filePrice,
      show: z.optional(flag()),
      allergens: z.optional(Allergens),
      diets: z.optional(Diets),
      neutral: z.optional(flag()),
    },
    { error: ofObject },
  )
  .check(declaredSoundly);

const FileGroup = z
  .strictObject(
    {
      title: text(TEXT_LIMITS.title),
      pricing: z.enum(['add', 'replace'], { error: 'Tiene que ser add o replace' }),
      min: count(),
      max: count(),
      options: z
        .array(FileOption, { error: 'Tiene que ser una lista' })
        .check(
          z.minLength(1, { error: 'Falta una opción' }),
          z.maxLength(OPTION_LIMITS.options, { error: `Hasta ${OPTION_LIMITS.options} opciones` }),
        ),
    },
    { error: ofObject },
  )
  .check(({ value, issues }) => {
    const problem = issues.length > 0 ? undefined : choiceProblem(value);
    if (!problem) return;
    const { path, message } = CHOICE_PROBLEMS[problem];
    issues.push({ code: 'custom', input: value, path: [path], message });
  });

/** The option groups of a menu file, named by their titles. [GROUP-5] */
export const FileGroups = z
  .array(FileGroup, { error: 'Tiene que ser una lista de grupos' })
  .check(z.maxLength(OPTION_LIMITS.groups, { error: TOO_MANY_GROUPS }));

interface ItemWithGroups {
  readonly options?: readonly string[] | undefined;
}

interface FileWithGroups {
  readonly options?: z.infer<typeof FileGroups> | undefined;
  readonly categories: readonly {
    readonly products?: readonly ItemWithGroups[] | undefined;
    readonly categories?: readonly { readonly products?: readonly ItemWithGroups[] | undefined }[] | undefined;
  }[];
}

interface Fault {
  readonly path: PropertyKey[];
  readonly message: string;
}

/** Returns the faults of groups with the same title, and of products with groups that they cannot have. [GROUP-5] [GROUP-1] */
export function groupFaults({ options: groups = [], categories }: FileWithGroups): Fault[] {
  const pricing = new Map(groups.map((group) => [group.title, group.pricing]));
  const first = new Map(groups.map(({ title }, index) => [title, index] as const).reverse());
  const faults = groups.flatMap(({ title }, index): Fault[] =>
    first.get(title) === index ? [] : [{ path: ['options', index, 'title'], message: 'Dos grupos se llaman así' }],
  );
  const check = (items: readonly ItemWithGroups[] | undefined, place: PropertyKey[]) => {
    for (const [index, { options = [] }] of (items ?? []).entries()) {
      const path = [...place, 'products', index, 'options'];
      const unknown = options.findIndex((title) => !pricing.has(title));
      if (unknown >= 0) faults.push({ path: [...path, unknown], message: 'No hay ningún grupo que se llame así' });
      else if (new Set(options).size < options.length) faults.push({ path, message: 'Un grupo está dos veces' });
      else if (options.length > OPTION_LIMITS.perItem)
        faults.push({ path, message: `Hasta ${OPTION_LIMITS.perItem} grupos` });
      else if (options.filter((title) => pricing.get(title) === 'replace').length > 1)
        faults.push({ path, message: ONE_SIZE_GROUP });
    }
  };
  for (const [main, category] of categories.entries()) {
    check(category.products, ['categories', main]);
    for (const [index, child] of (category.categories ?? []).entries())
      check(child.products, ['categories', main, 'categories', index]);
  }
  return faults;
}
