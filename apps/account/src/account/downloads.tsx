import { routes } from '@carta/contract';
import type { Menu } from '@carta/domain';
import { useDispatch, useSelector } from '@carta/panel';
import { Badge, Card, Loader } from '@carta/ui';
import { Download, FileText, QrCode, type LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './downloads.module.css';
import { pdfRequested, selectPdfShare } from './pdf-slice.ts';
import { qrDownloaded } from './qr-downloaded-saga.ts';
import { TableCard } from './table-card.tsx';

type DownloadedMenu = Pick<Menu, 'key' | 'name' | 'publicUrl'>;

/** Downloads of the menu's QR code, for screens, printers and tables, and of the menu as a PDF. */
export function Downloads({ menu }: { readonly menu: DownloadedMenu }) {
  const { key } = menu;
  const dispatch = useDispatch();
  const noteDownload = () => void dispatch(qrDownloaded());
  const png = routes.qrPng.path.replace(':key', key);
  const svg = routes.qrSvg.path.replace(':key', key);
  return (
    <Card flush>
      <div className={styles.code}>
        <img src={svg} alt="Código QR de tu menú" width={220} height={220} />
      </div>
      <ul>
        <DownloadLink icon={QrCode} href={png} filename={`qr-${key}.png`} onClick={noteDownload}>
          Descargar código QR
        </DownloadLink>
        <DownloadLink icon={QrCode} href={svg} filename={`qr-${key}.svg`} onClick={noteDownload}>
          Código QR en SVG, para imprenta
        </DownloadLink>
        <TableCard menu={menu} code={svg} onPrint={noteDownload} />
        <PdfLink menuKey={key} />
      </ul>
    </Card>
  );
}

interface DownloadLinkProps {
  readonly icon: LucideIcon;
  readonly href: string;
  readonly filename: string;
  readonly children: ReactNode;
  readonly badge?: ReactNode;
  /** Replaces the arrow. */
  readonly end?: ReactNode;
  readonly onClick?: (event: MouseEvent) => void;
}

function DownloadLink({ icon: Icon, href, filename, children, badge, end, onClick }: DownloadLinkProps) {
  return (
    <li className={styles.item}>
      <a className={styles.link} href={href} download={filename} onClick={onClick}>
        <Icon size={22} strokeWidth={1.75} aria-hidden />
        <span className={styles.words}>{children}</span>
      </a>
      {badge}
      <span className={styles.end}>{end ?? <Download size={20} strokeWidth={1.75} aria-hidden />}</span>
    </li>
  );
}

/** Shows the progress of the PDF, which the server renders on request. */
function PdfLink({ menuKey }: { readonly menuKey: string }) {
  const dispatch = useDispatch();
  const share = useSelector(selectPdfShare);
  const address = routes.menuPdf.path.replace(':key', menuKey);
  const filename = `menu-${menuKey}.pdf`;
  const downloadPdf = (event: MouseEvent) => {
    event.preventDefault();
    dispatch(pdfRequested({ address, filename }));
  };
  return (
    <DownloadLink
      icon={FileText}
      href={address}
      filename={filename}
      badge={<Badge>NUEVO</Badge>}
      onClick={downloadPdf}
      end={
        share === null ? undefined : (
          <Loader size="m" label="Preparando el PDF" {...(share > 0 && { progress: share })} />
        )
      }
    >
      Descargar menú en PDF
    </DownloadLink>
  );
}
