import styles from './drawing.module.css';

/** Returns a drawing of 24 × 24 whose strokes are the path `data`. */
export function drawing(data: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS(svg.namespaceURI, 'path') as SVGPathElement;
  path.setAttribute('d', data);
  svg.setAttribute('class', styles.drawing ?? '');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return svg;
}
