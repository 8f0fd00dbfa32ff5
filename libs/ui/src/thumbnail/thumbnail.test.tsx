import { PRODUCT_PLACEHOLDER } from '@carta/domain';
import { fireEvent, render } from '@testing-library/react';
import { Thumbnail } from './thumbnail.tsx';

const picture = (container: HTMLElement) => container.querySelector('img');

describe('Thumbnail', () => {
  it('[IMG-6] asks for the small picture', () => {
    const { container } = render(<Thumbnail src="/files/demo/abc.webp" />);
    expect(picture(container)).toHaveAttribute('src', '/files/demo/abc-160.webp');
  });

  it.each([null, PRODUCT_PLACEHOLDER])('draws the sign for no picture for %s', (src) => {
    const { container } = render(<Thumbnail src={src} />);
    expect(picture(container)).toBeNull();
    expect(container.querySelector('svg')).toBeInTheDocument();
  });

  it('draws the sign where the picture cannot be loaded, until there is another', () => {
    const { container, rerender } = render(<Thumbnail src="/files/demo/lost.webp" />);
    fireEvent.error(picture(container)!);
    expect(picture(container)).toBeNull();
    rerender(<Thumbnail src="/files/demo/new.webp" />);
    expect(picture(container)).toHaveAttribute('src', '/files/demo/new-160.webp');
  });
});
