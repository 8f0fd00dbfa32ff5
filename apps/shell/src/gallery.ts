import '@carta/ui/base.css';
import { mountGallery } from '@carta/ui/gallery';

const place = document.getElementById('gallery');
if (place) mountGallery(place);
