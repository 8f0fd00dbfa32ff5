import type { Menu } from '@carta/domain';
import { MENU_FILE_TYPES, menuFileBytes, type MenuFileFormat } from '@carta/menu-file';
import { selectMenu, snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { Button, ClosableSheet, OptionCards, type Icon } from '@carta/ui';
import { Download, FileBraces, FileSpreadsheet, ImageIcon, KeyRound, Table2 } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../counted.ts';
import { saveFile } from '../save-file.ts';
import { useCloseTool } from '../tools/use-close-tool.ts';
import styles from './export-sheet.module.css';

const FORMATS = [
  {
    value: 'xlsx',
    icon: FileSpreadsheet,
    label: 'Planilla (XLSX)',
    text: 'Para cambiar precios en Excel o en Google Sheets y volver a importarla',
  },
  { value: 'csv', icon: Table2, label: 'CSV', text: 'La misma tabla como texto, para otros programas' },
  {
    value: 'json',
    icon: FileBraces,
    label: 'Archivo de Carta (JSON)',
    text: 'Todo el menú, también tamaños, agregados, alérgenos y horarios',
  },
] as const satisfies readonly {
  readonly value: MenuFileFormat;
  readonly label: string;
  readonly text: string;
  readonly icon: Icon;
}[];

const BUTTONS: Readonly<Record<MenuFileFormat, string>> = {
  xlsx: 'Descargar planilla',
  csv: 'Descargar CSV',
  json: 'Descargar archivo de Carta',
};

const NOT_EXPORTED = 'No se pudo exportar. Revisa tu conexión e inténtalo otra vez.';

/** 'Exportar menú': the owner chooses the format of the file. */
export function ExportSheet() {
  const menu = useSelector(selectMenu);
  return menu && <Export menu={menu} />;
}

function Export({ menu }: { readonly menu: Menu }) {
  const close = useCloseTool();
  const dispatch = useDispatch();
  const [format, setFormat] = useState<MenuFileFormat>('xlsx');
  const download = () => {
    close();
    // An export changes nothing, so a locked owner may do it.
    exportMenu(menu, format).then(
      (name) => dispatch(snackbarShown({ tone: 'success', text: `${name} está en tus descargas` })),
      (error: unknown) => {
        console.error(error);
        dispatch(snackbarShown({ tone: 'error', text: NOT_EXPORTED }));
      },
    );
  };
  const categories = counted(menu.categoriesL1.length, 'categoría', 'categorías');
  return (
    <ClosableSheet
      open
      title="Exportar menú"
      description={`${counted(menu.items.length, 'producto', 'productos')} en ${categories}`}
      onClose={close}
      actions={
        <Button icon={Download} wide onClick={download}>
          {BUTTONS[format]}
        </Button>
      }
    >
      <OptionCards label="Formato" options={FORMATS} value={format} onChange={setFormat} />
      <ul className={styles.notes}>
        {format !== 'json' && (
          <li>
            <KeyRound size={20} strokeWidth={1.75} aria-hidden />
            La columna «Código» dice qué producto es cada fila. Déjala como está y, al importar, cambia sólo lo que
            cambiaste.
          </li>
        )}
        <li>
          <ImageIcon size={20} strokeWidth={1.75} aria-hidden />
          Las fotos no van en el archivo y no se pierden.
        </li>
      </ul>
    </ClosableSheet>
  );
}

/** Downloads the shown menu as a file, queued commands included, and returns the file's name. [FILE-4] [FILE-21] */
async function exportMenu(menu: Menu, format: MenuFileFormat): Promise<string> {
  const name = `menu-${menu.key}.${format}`;
  saveFile(await menuFileBytes(menu, format), MENU_FILE_TYPES[format], name);
  return name;
}
