import type { Locale } from './locale.ts';

export const vi: Locale = {
  code: 'vi',
  script: 'Latn',
  direction: 'ltr',
  headings: {
    contact: ['Thông tin liên hệ', 'Liên hệ', 'Thông tin cá nhân', 'Thông tin ứng viên', 'Chi tiết liên hệ', 'Thông tin liên lạc'],
    summary: ['Mục tiêu nghề nghiệp', 'Mục tiêu', 'Giới thiệu', 'Giới thiệu bản thân', 'Tóm tắt', 'Tóm tắt bản thân', 'Tóm tắt chuyên môn', 'Tổng quan', 'Tổng quan về bản thân', 'Về tôi', 'Đôi nét về bản thân'],
    experience: ['Kinh nghiệm làm việc', 'Kinh nghiệm', 'Kinh nghiệm chuyên môn', 'Kinh nghiệm nghề nghiệp', 'Kinh nghiệm công tác', 'Quá trình làm việc', 'Quá trình công tác', 'Lịch sử làm việc', 'Kinh nghiệm liên quan', 'Kinh nghiệm thực tập', 'Thực tập'],
    education: ['Học vấn', 'Trình độ học vấn', 'Quá trình học tập', 'Quá trình đào tạo', 'Giáo dục', 'Học vấn và đào tạo', 'Đào tạo', 'Trình độ chuyên môn', 'Bằng cấp', 'Trình độ đào tạo'],
    skills: ['Kỹ năng', 'Kĩ năng', 'Các kỹ năng', 'Kỹ năng chuyên môn', 'Kỹ năng chính', 'Kỹ năng mềm', 'Kỹ năng kỹ thuật', 'Kỹ năng và công cụ', 'Kỹ năng tin học', 'Trình độ tin học', 'Tin học', 'Năng lực', 'Công nghệ', 'Điểm mạnh'],
    languages: ['Ngoại ngữ', 'Ngôn ngữ', 'Trình độ ngoại ngữ', 'Kỹ năng ngoại ngữ', 'Khả năng ngoại ngữ'],
    certifications: ['Chứng chỉ', 'Chứng nhận', 'Các chứng chỉ', 'Bằng cấp và chứng chỉ', 'Chứng chỉ và khóa học', 'Khóa học', 'Các khóa đào tạo', 'Giấy phép hành nghề'],
    projects: ['Dự án', 'Các dự án', 'Dự án cá nhân', 'Dự án tiêu biểu', 'Dự án đã tham gia', 'Dự án đã thực hiện'],
    awards: ['Giải thưởng', 'Danh hiệu và giải thưởng', 'Giải thưởng và thành tích', 'Thành tích', 'Thành tựu', 'Khen thưởng', 'Học bổng'],
    publications: ['Công bố khoa học', 'Bài báo khoa học', 'Các công trình đã công bố', 'Ấn phẩm', 'Nghiên cứu khoa học', 'Bằng sáng chế'],
    volunteering: ['Hoạt động tình nguyện', 'Tình nguyện', 'Hoạt động xã hội', 'Hoạt động cộng đồng', 'Hoạt động ngoại khóa', 'Hoạt động'],
    interests: ['Sở thích', 'Sở thích cá nhân', 'Mối quan tâm', 'Sở thích và mối quan tâm'],
    references: ['Người tham chiếu', 'Người giới thiệu', 'Thông tin tham chiếu', 'Thông tin người tham chiếu', 'Người tham khảo', 'Tham chiếu'],
  },
  present: ['hiện tại', 'hiện nay', 'đến nay', 'nay', 'đến hiện tại', 'cho đến nay', 'bây giờ', 'đang làm việc'],
  degrees: {
    secondary: ['trung học phổ thông', 'tốt nghiệp thpt', 'thpt', 'bằng tốt nghiệp trung học phổ thông', 'tú tài', 'cấp 3', 'phổ thông trung học'],
    vocational: ['trung cấp', 'trung cấp nghề', 'trung cấp chuyên nghiệp', 'cao đẳng nghề', 'sơ cấp nghề', 'chứng chỉ nghề'],
    associate: ['cao đẳng', 'bằng cao đẳng', 'tốt nghiệp cao đẳng'],
    bachelor: ['cử nhân', 'đại học', 'bằng đại học', 'tốt nghiệp đại học', 'kỹ sư', 'bằng cử nhân', 'bằng kỹ sư'],
    master: ['thạc sĩ', 'thạc sỹ', 'cao học', 'bằng thạc sĩ', 'sau đại học', 'ths'],
    doctorate: ['tiến sĩ', 'tiến sỹ', 'bằng tiến sĩ', 'nghiên cứu sinh', 'ts'],
  },
  contactLabels: {
    phone: ['điện thoại', 'số điện thoại', 'đt', 'sđt', 'di động', 'điện thoại di động', 'đtdđ'],
    email: ['email', 'e-mail', 'thư điện tử', 'địa chỉ email', 'hộp thư'],
    address: ['địa chỉ', 'nơi ở', 'nơi ở hiện tại', 'chỗ ở hiện tại', 'thành phố', 'địa điểm', 'khu vực'],
    name: ['họ tên', 'họ và tên', 'tên', 'tên đầy đủ'],
  },
  stopWords: ['và', 'của', 'các', 'cho', 'với', 'trong', 'được', 'là', 'có', 'những', 'để', 'từ', 'đến', 'tại', 'theo', 'về', 'khi', 'như', 'trên', 'này', 'đã', 'một', 'bằng', 'hoặc', 'cùng', 'ra', 'vào', 'nhằm', 'qua', 'bởi'],
  actionVerbs: [
    'quản lý', 'phát triển', 'xây dựng', 'thiết kế', 'triển khai', 'thực hiện', 'lập', 'lập kế hoạch', 'điều phối', 'tổ chức', 'phân tích', 'nghiên cứu', 'đào tạo', 'hướng dẫn', 'giám sát', 'lãnh đạo', 'dẫn dắt', 'tối ưu', 'tối ưu hóa', 'cải thiện', 'cải tiến', 'tăng', 'giảm', 'tiết kiệm', 'đạt', 'soạn thảo', 'viết', 'đàm phán', 'phối hợp', 'hỗ trợ', 'vận hành', 'bảo trì', 'kiểm tra', 'kiểm thử', 'theo dõi', 'đề xuất', 'phụ trách', 'chủ trì', 'điều hành', 'khởi xướng', 'tuyển dụng', 'tư vấn', 'tự động hóa', 'đảm bảo',
  ],
  report: {
    checks: {
      'compatibility.text_layer': {
        pass: 'Trang nào cũng có văn bản thật mà phần mềm đọc được.',
        problem: 'Số trang không có văn bản đọc được: {without} trên {pages}.',
        fix: 'Hãy xuất CV dưới dạng văn bản từ chương trình bạn đã dùng để soạn, thay vì quét hoặc lưu thành hình ảnh.',
      },
      'compatibility.encoding': {
        pass: 'Mọi ký tự đều sao chép được đúng như hiển thị.',
        problem: 'Tỷ lệ ký tự mà phần mềm không đọc được thành chữ: {percent}%.',
        fix: 'Hãy dùng phông chữ thông dụng, thay biểu tượng bằng chữ rồi xuất lại tệp.',
      },
      'compatibility.reading_order': {
        pass: 'Phần mềm đọc các dòng theo đúng thứ tự như người đọc.',
        problem: 'Số cột mà văn bản được chia ra: {columns}. Nhiều hệ thống đọc các cột sai thứ tự.',
        fix: 'Hãy đặt toàn bộ nội dung vào một cột, từ trên xuống dưới.',
      },
      'compatibility.letter_spacing': {
        pass: 'Không có từ nào bị giãn cách từng chữ cái.',
        problem: 'Số dòng có chữ cái giãn cách đến mức từ bị tách rời: {count}.',
        fix: 'Hãy viết tiêu đề như từ ngữ bình thường và làm nổi bật bằng chữ đậm hoặc cỡ chữ lớn hơn.',
      },
      'compatibility.tables': {
        pass: 'Nội dung không phụ thuộc vào bảng hay hộp văn bản.',
        problem: 'Số bảng hoặc hộp văn bản có chứa nội dung: {count}.',
        fix: 'Hãy chuyển nội dung từ bảng và hộp văn bản sang đoạn văn và danh sách thông thường.',
      },
      'compatibility.header_footer': {
        pass: 'Thông tin liên hệ của bạn nằm trong phần thân của trang.',
        problem: 'Thông tin liên hệ chỉ nằm ở đầu trang hoặc chân trang, là phần mà nhiều hệ thống bỏ qua.',
        fix: 'Hãy ghi họ tên, địa chỉ email và số điện thoại trong phần thân, ở trên cùng của trang đầu tiên.',
      },
      'sections.name': {
        pass: 'Đã tìm thấy họ tên của bạn.',
        problem: 'Không tìm thấy họ tên.',
        fix: 'Hãy ghi riêng họ và tên đầy đủ ở dòng đầu tiên.',
      },
      'sections.email': {
        pass: 'Đã tìm thấy địa chỉ email.',
        problem: 'Không tìm thấy địa chỉ email.',
        fix: 'Hãy thêm địa chỉ email vào đầu CV.',
      },
      'sections.phone': {
        pass: 'Đã tìm thấy số điện thoại hợp lệ.',
        problem: 'Không tìm thấy số điện thoại hợp lệ.',
        fix: 'Hãy thêm số điện thoại kèm mã quốc gia, ví dụ bắt đầu bằng +84.',
      },
      'sections.location': {
        pass: 'Đã tìm thấy nơi ở.',
        problem: 'Không tìm thấy nơi ở.',
        fix: 'Hãy thêm thành phố và quốc gia bên cạnh thông tin liên hệ.',
      },
      'sections.links': {
        pass: 'Đã tìm thấy liên kết đến trang hồ sơ hoặc bộ sưu tập sản phẩm.',
        problem: 'Không tìm thấy liên kết đến trang hồ sơ hoặc bộ sưu tập sản phẩm.',
        fix: 'Hãy thêm liên kết đến trang hồ sơ nghề nghiệp, bộ sưu tập sản phẩm hoặc trang web của bạn.',
      },
      'sections.experience': {
        pass: 'Đã tìm thấy mục về kinh nghiệm làm việc.',
        problem: 'Không tìm thấy mục về kinh nghiệm làm việc.',
        fix: 'Hãy thêm mục có tiêu đề “Kinh nghiệm làm việc” và liệt kê các vị trí của bạn trong đó.',
      },
      'sections.education': {
        pass: 'Đã tìm thấy mục về học vấn.',
        problem: 'Không tìm thấy mục về học vấn.',
        fix: 'Hãy thêm mục có tiêu đề “Học vấn”.',
      },
      'sections.skills': {
        pass: 'Đã tìm thấy mục về kỹ năng.',
        problem: 'Không tìm thấy mục về kỹ năng.',
        fix: 'Hãy thêm mục có tiêu đề “Kỹ năng” và nêu từng kỹ năng của bạn.',
      },
      'sections.summary': {
        pass: 'Đã tìm thấy phần tóm tắt.',
        problem: 'Không tìm thấy phần tóm tắt.',
        fix: 'Hãy mở đầu bằng phần tóm tắt dài từ hai đến bốn dòng.',
      },
      'structure.headings': {
        pass: 'Tiêu đề các mục là những tiêu đề thông dụng.',
        problem: 'Tỷ lệ tiêu đề mục thuộc loại thông dụng: {percent}%.',
        fix: 'Hãy dùng các tiêu đề thông dụng như “Kinh nghiệm làm việc”, “Học vấn” và “Kỹ năng”.',
      },
      'structure.dates': {
        pass: 'Vị trí nào cũng có thời gian làm việc.',
        problem: 'Số vị trí có ghi thời gian: {dated} trên {total}.',
        fix: 'Hãy ghi thời điểm bắt đầu và kết thúc của từng vị trí, gồm tháng và năm.',
      },
      'structure.date_order': {
        pass: 'Các vị trí được liệt kê từ mới nhất đến cũ nhất.',
        problem: 'Số vị trí không đúng thứ tự: {count}.',
        fix: 'Hãy ghi vị trí mới nhất đầu tiên và vị trí cũ nhất sau cùng.',
      },
      'structure.length': {
        pass: 'Độ dài phù hợp.',
        problem: 'Độ dài của CV: {pages} trang và {words} từ.',
        fix: 'Độ dài phù hợp là từ một đến hai trang và từ 250 đến 1.200 từ.',
      },
      'structure.font_size': {
        pass: 'Cỡ chữ dễ đọc.',
        problem: 'Cỡ chữ của phần lớn văn bản (tính bằng điểm): {size}.',
        fix: 'Hãy đặt cỡ chữ của văn bản chính từ 10 đến 12 điểm.',
      },
      'structure.font_families': {
        pass: 'CV dùng ít phông chữ.',
        problem: 'Số phông chữ được dùng: {count}.',
        fix: 'Hãy dùng tối đa ba phông chữ.',
      },
      'structure.margins': {
        pass: 'Lề trang cân đối.',
        problem: 'Độ rộng của lề hẹp nhất hoặc rộng nhất: {centimetres} cm.',
        fix: 'Hãy đặt tất cả các lề trong khoảng từ 1,2 đến 3,8 cm.',
      },
      'structure.bullets': {
        pass: 'Công việc của bạn được mô tả bằng các gạch đầu dòng.',
        problem: 'Tỷ lệ dòng trong mục kinh nghiệm làm việc được viết thành gạch đầu dòng: {percent}%.',
        fix: 'Hãy mô tả những gì bạn đã làm ở từng vị trí bằng các gạch đầu dòng ngắn gọn.',
      },
      'keywords.action_verbs': {
        pass: 'Hầu hết các gạch đầu dòng bắt đầu bằng một động từ chỉ hành động.',
        problem: 'Tỷ lệ gạch đầu dòng bắt đầu bằng một động từ chỉ hành động: {percent}%.',
        fix: 'Hãy bắt đầu mỗi gạch đầu dòng bằng một động từ cho biết bạn đã làm gì, chẳng hạn “quản lý” hoặc “xây dựng”.',
      },
      'keywords.quantified': {
        pass: 'Nhiều gạch đầu dòng nêu kết quả bằng con số.',
        problem: 'Tỷ lệ gạch đầu dòng có con số: {percent}%.',
        fix: 'Hãy thêm con số vào kết quả của bạn: số tiền, tỷ lệ phần trăm, quy mô nhóm hoặc thời gian tiết kiệm được.',
      },
      'keywords.bullet_length': {
        pass: 'Các gạch đầu dòng có độ dài phù hợp.',
        problem: 'Tỷ lệ gạch đầu dòng có độ dài phù hợp: {percent}%.',
        fix: 'Hãy viết mỗi gạch đầu dòng trong một hoặc hai dòng: không chỉ vài từ, cũng không dài cả đoạn văn.',
      },
      'keywords.density': {
        pass: 'Không có từ nào bị lặp lại quá nhiều.',
        problem: 'Tỷ lệ của từ “{term}” trong văn bản: {percent}%.',
        fix: 'Hãy thay một số chỗ lặp lại bằng từ khác hoặc bằng ví dụ.',
      },
      'keywords.placeholders': {
        pass: 'Không còn sót văn bản của mẫu CV.',
        problem: 'Số chỗ còn sót văn bản của mẫu CV: {count}.',
        fix: 'Hãy thay văn bản của mẫu bằng nội dung của bạn hoặc xóa đi.',
      },
    },
    notApplicable: 'CV này không có nội dung nào để đánh giá ở mục này.',
    disclaimer:
      'Điểm này là ước lượng mức độ phần mềm có thể đọc tốt CV này. Đây không phải là điểm của bất kỳ hệ thống quản lý ứng viên cụ thể nào.',
  },
};
